package io.goodsflow.kit.test;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import io.goodsflow.kernel.EventContract;
import io.goodsflow.kit.test.Packages.Place;
import java.util.Optional;

/** What contracts may know, and what events look like; run in every service and in every contract. */
public final class ContractRules {

    @ArchTest
    static final ArchRule CONTRACTS_KNOW_ONLY_WORDS = classes()
            .that()
            .resideInAPackage(Packages.CONTRACTS)
            .should()
            .onlyDependOnClassesThat(resideInAnyPackage(
                    "java..",
                    Packages.KERNEL,
                    Packages.CONTRACTS,
                    "org.jspecify.annotations..",
                    "jakarta.validation..",
                    "org.springframework.web.bind.annotation.."))
            .as("contracts know no kit and no Spring beyond web annotations")
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule CONTRACTS_STAND_ALONE = classes()
            .that()
            .resideInAPackage(Packages.CONTRACTS)
            .should(dependOnNoOtherContract())
            .as("a contract does not know another one")
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule EVENTS_ARE_VERSIONED_RECORDS = classes()
            .that()
            .areAnnotatedWith(EventContract.class)
            .or()
            .haveSimpleNameEndingWith("V1")
            .should(beAVersionedRecord())
            .as("an event is a record of a contract's event package, named with its version")
            .allowEmptyShould(true);

    private ContractRules() {}

    private static ArchCondition<JavaClass> dependOnNoOtherContract() {
        return new ArchCondition<>("depend on no other contract") {
            @Override
            public void check(JavaClass type, ConditionEvents events) {
                Optional<String> here = Packages.placeOf(type).map(Place::service);
                for (Dependency dependency : type.getDirectDependenciesFromSelf()) {
                    Optional<String> there =
                            Packages.placeOf(dependency.getTargetClass()).map(Place::service);
                    if (there.isPresent() && !there.equals(here)) {
                        events.add(SimpleConditionEvent.violated(type, dependency.getDescription()));
                    }
                }
            }
        };
    }

    private static ArchCondition<JavaClass> beAVersionedRecord() {
        return new ArchCondition<>("be a versioned record") {
            @Override
            public void check(JavaClass type, ConditionEvents events) {
                boolean right = type.isRecord()
                        && type.getPackageName().matches("io\\.goodsflow\\.[a-z0-9]+\\.contract\\.event")
                        && type.isAnnotatedWith(EventContract.class)
                        && type.getSimpleName()
                                .endsWith("V"
                                        + type.getAnnotationOfType(EventContract.class)
                                                .version());
                if (!right) {
                    events.add(SimpleConditionEvent.violated(type, type.getFullName() + " is no versioned record"));
                }
            }
        };
    }
}
