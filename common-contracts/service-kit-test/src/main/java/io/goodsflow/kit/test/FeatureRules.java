package io.goodsflow.kit.test;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import io.goodsflow.kit.test.Packages.Place;
import java.util.function.BiPredicate;

/** How adapters, features and services meet. */
final class FeatureRules {

    @ArchTest
    static final ArchRule ADAPTERS_DO_NOT_KNOW_EACH_OTHER = slices().matching("io.goodsflow.(*).(*).adapter.(*)..")
            .should()
            .notDependOnEachOther()
            .as("adapters do not know each other")
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule FEATURES_HAVE_NO_CYCLES = slices().assignedFrom(new ByFeature())
            .should()
            .beFreeOfCycles()
            .as("features have no cycles")
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule FEATURES_MEET_THROUGH_APPLICATION = classes()
            .should(keepAwayFrom("the inside of another feature", FeatureRules::insideOfAnotherFeature))
            .as("features call each other through application")
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule SERVICES_MEET_THROUGH_CONTRACTS = classes()
            .should(keepAwayFrom("the inside of another service", FeatureRules::insideOfAnotherService))
            .as("a service knows another one only through its contract")
            .allowEmptyShould(true);

    private FeatureRules() {}

    /** Adapters and ports are a feature's own; its values and outcomes come with its answers. */
    private static boolean insideOfAnotherFeature(JavaClass from, JavaClass to) {
        Place here = Packages.placeOf(from).orElse(null);
        Place there = Packages.placeOf(to).orElse(null);
        if (here == null || there == null || there.feature() == null || there.isContract() || here.sameFeature(there)) {
            return false;
        }
        if (!here.service().equals(there.service())) {
            return false;
        }
        return there.isLayer("adapter") || there.isLayer("domain") && isPort(to);
    }

    private static boolean isPort(JavaClass type) {
        return type.isInterface() && !type.reflect().isSealed();
    }

    private static boolean insideOfAnotherService(JavaClass from, JavaClass to) {
        Place here = Packages.placeOf(from).orElse(null);
        Place there = Packages.placeOf(to).orElse(null);
        return here != null && there != null && !here.service().equals(there.service()) && !there.isContract();
    }

    private static ArchCondition<JavaClass> keepAwayFrom(String what, BiPredicate<JavaClass, JavaClass> forbidden) {
        return new ArchCondition<>("keep away from " + what) {
            @Override
            public void check(JavaClass type, ConditionEvents events) {
                for (Dependency dependency : type.getDirectDependenciesFromSelf()) {
                    if (forbidden.test(
                            dependency.getOriginClass(),
                            dependency.getTargetClass().getBaseComponentType())) {
                        events.add(SimpleConditionEvent.violated(type, dependency.getDescription()));
                    }
                }
            }
        };
    }

    /** Contracts and classes beside the features belong to none. */
    private static final class ByFeature implements SliceAssignment {

        @Override
        public SliceIdentifier getIdentifierOf(JavaClass type) {
            return Packages.placeOf(type)
                    .filter(place -> place.feature() != null && !place.isContract())
                    .map(place -> SliceIdentifier.of(place.service(), String.valueOf(place.feature())))
                    .orElseGet(SliceIdentifier::ignore);
        }

        @Override
        public String getDescription() {
            return "features";
        }
    }
}
