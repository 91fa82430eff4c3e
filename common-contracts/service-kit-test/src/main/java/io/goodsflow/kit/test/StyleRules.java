package io.goodsflow.kit.test;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noFields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noMethods;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.AccessTarget.CodeUnitCallTarget;
import com.tngtech.archunit.core.domain.JavaCall;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.domain.properties.CanBeAnnotated;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.conditions.ArchConditions;

/** How classes are written. */
final class StyleRules {

    private static final DescribedPredicate<CanBeAnnotated> INJECTED = describe(
            "injected",
            member -> member.isMetaAnnotatedWith("org.springframework.beans.factory.annotation.Autowired")
                    || member.isMetaAnnotatedWith("org.springframework.beans.factory.annotation.Value")
                    || member.isAnnotatedWith("jakarta.annotation.Resource")
                    || member.isAnnotatedWith("jakarta.inject.Inject"));

    private static final DescribedPredicate<JavaMethod> SETTER = describe(
            "setters",
            method -> method.getName().matches("set[A-Z].*")
                    && method.getRawParameterTypes().size() == 1);

    /** {@code now(Clock)} is asked of a clock that came in from outside. */
    private static final DescribedPredicate<JavaCall<?>> TIME_OR_CHANCE = describe(
            "time or chance of the process", call -> readsClock(call.getTarget()) || drawsLots(call.getTarget()));

    @ArchTest
    static final ArchRule FIELDS_ARE_NOT_INJECTED = noFields()
            .should(ArchConditions.be(describe("injected", INJECTED::test)))
            .as("injection by constructor, not by field")
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule METHODS_ARE_NOT_INJECTED = noMethods()
            .should(ArchConditions.be(describe("injected", INJECTED::test)))
            .as("injection by constructor, not by method")
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule DOMAIN_TAKES_TIME_AND_CHANCE_FROM_OUTSIDE = noClasses()
            .that()
            .resideInAPackage(Packages.DOMAIN)
            .should()
            .callCodeUnitWhere(TIME_OR_CHANCE)
            .as("no now(), randomUUID() or random numbers in domain")
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule DOMAIN_HAS_NO_SETTERS = noMethods()
            .that()
            .areDeclaredInClassesThat()
            .resideInAPackage(Packages.DOMAIN)
            .should(ArchConditions.be(SETTER))
            .as("no setters in domain")
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule PACKAGES_STATE_NULLNESS = classes()
            .should(ArchConditions.be(describe("in a @NullMarked package", (JavaClass type) -> type.getPackage()
                    .isAnnotatedWith("org.jspecify.annotations.NullMarked"))))
            .as("every package is @NullMarked")
            .allowEmptyShould(true);

    private StyleRules() {}

    private static boolean readsClock(CodeUnitCallTarget target) {
        String owner = target.getOwner().getFullName();
        return owner.startsWith("java.time.")
                        && target.getName().equals("now")
                        && target.getRawParameterTypes().stream()
                                .noneMatch(type -> type.getSimpleName().equals("Clock"))
                || owner.equals("java.time.Clock") && target.getName().startsWith("system")
                || owner.equals("java.lang.System") && target.getName().matches("currentTimeMillis|nanoTime")
                || owner.equals("java.util.Date")
                        && target.getName().equals("<init>")
                        && target.getRawParameterTypes().isEmpty();
    }

    private static boolean drawsLots(CodeUnitCallTarget target) {
        String owner = target.getOwner().getFullName();
        return owner.equals("java.util.UUID") && target.getName().equals("randomUUID")
                || owner.equals("java.lang.Math") && target.getName().equals("random")
                || owner.equals("java.util.concurrent.ThreadLocalRandom")
                || target.getName().equals("<init>")
                        && (owner.equals("java.util.Random") || owner.equals("java.security.SecureRandom"));
    }
}
