package io.goodsflow.kit.test;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaCall;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/**
 * Every setting is a component of a {@code …Properties} record, which is typed, bounded and described. Only what prepares
 * the environment itself may read it raw: the kit's {@code …Defaults}, its {@code config} package, and {@code
 * ConsumerGroups}, which reads bindings under names made of those of functions.
 */
public final class SettingsRules {

    private static final DescribedPredicate<JavaClass> PREPARES_THE_ENVIRONMENT = describe(
            "the kit's named classes",
            type -> type.getPackageName().startsWith("io.goodsflow.kit")
                    && (type.getPackageName().endsWith(".config")
                            || type.getSimpleName().matches("[A-Za-z]+Defaults|ConsumerGroups")));

    private static final DescribedPredicate<JavaCall<?>> RAW_READ = describe("raw reads", call -> {
        JavaClass owner = call.getTarget().getOwner();
        String name = call.getTarget().getName();
        return owner.isAssignableTo("org.springframework.core.env.PropertyResolver")
                        && name.matches("getProperty|getRequiredProperty|resolve(Required)?Placeholders")
                || owner.getFullName().equals("org.springframework.boot.context.properties.bind.Binder")
                || owner.getFullName().equals("java.lang.System") && name.matches("getenv|getProperty|getProperties");
    });

    @ArchTest
    static final ArchRule SETTINGS_ARE_TYPED = noClasses()
            .that(DescribedPredicate.not(PREPARES_THE_ENVIRONMENT))
            .should()
            .callCodeUnitWhere(RAW_READ)
            .orShould()
            .dependOnClassesThat()
            .haveFullyQualifiedName("org.springframework.beans.factory.annotation.Value")
            .as("no @Value and no raw reads of the environment, but records of settings")
            .allowEmptyShould(true);

    private SettingsRules() {}
}
