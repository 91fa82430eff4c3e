package io.goodsflow.kit.test;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.domain.JavaParameterizedType;
import com.tngtech.archunit.core.domain.JavaType;
import com.tngtech.archunit.core.domain.properties.CanBeAnnotated;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.Map;
import java.util.stream.Stream;

/** Controllers, listeners, rows and mappers. */
final class EdgeRules {

    /** {@code @RestController} carries {@code @Controller}. */
    private static final DescribedPredicate<CanBeAnnotated> CONTROLLER =
            CanBeAnnotated.Predicates.metaAnnotatedWith("org.springframework.stereotype.Controller");

    private static final DescribedPredicate<JavaClass> ROW_OR_MAPPER = describe(
                    "rows and mappers", (JavaClass type) -> type.getSimpleName().matches(".*(Row|Mapper)"))
            .and(resideInAPackage(Packages.ADAPTER).or(Packages.inAFlatFeature()));

    private static final DescribedPredicate<JavaClass> LISTENER = describe(
            "listeners",
            type -> type.isAnnotatedWith("org.apache.rocketmq.spring.annotation.RocketMQMessageListener")
                    || type.getSimpleName().endsWith("Listener")
                            && resideInAPackage(Packages.ADAPTER).test(type));

    @ArchTest
    static final ArchRule EDGE_CLASSES_ARE_NOT_PUBLIC = classes()
            .that(ROW_OR_MAPPER.or(LISTENER).or(describe("controllers", CONTROLLER::test)))
            .should()
            .notBePublic()
            .as("controllers, listeners, rows and mappers are not public")
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule CONTROLLERS_SPEAK_IN_RECORDS = methods()
            .that()
            .areDeclaredInClassesThat(describe("controllers", CONTROLLER::test))
            .should(haveTypedSignature())
            .as("no Map<String, Object> and no row in a controller's signature")
            .allowEmptyShould(true);

    private EdgeRules() {}

    private static ArchCondition<JavaMethod> haveTypedSignature() {
        return new ArchCondition<>("have a signature of typed values") {
            @Override
            public void check(JavaMethod method, ConditionEvents events) {
                Stream.concat(Stream.of(method.getReturnType()), method.getParameterTypes().stream())
                        .filter(EdgeRules::untyped)
                        .forEach(type -> events.add(SimpleConditionEvent.violated(
                                method, method.getFullName() + " has " + type.getName() + " in its signature")));
            }
        };
    }

    private static boolean untyped(JavaType type) {
        return isOpenMap(type)
                || type.getAllInvolvedRawTypes().stream().anyMatch(ROW_OR_MAPPER)
                || type instanceof JavaParameterizedType parameterized
                        && parameterized.getActualTypeArguments().stream().anyMatch(EdgeRules::untyped);
    }

    private static boolean isOpenMap(JavaType type) {
        if (!type.toErasure().isAssignableTo(Map.class)) {
            return false;
        }
        return !(type instanceof JavaParameterizedType parameterized)
                || parameterized.getActualTypeArguments().stream()
                        .anyMatch(argument -> argument.toErasure().isEquivalentTo(Object.class));
    }
}
