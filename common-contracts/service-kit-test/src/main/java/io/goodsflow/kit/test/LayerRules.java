package io.goodsflow.kit.test;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.properties.CanBeAnnotated.Predicates.annotatedWith;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.conditions.ArchConditions;

/** What each layer may know. */
final class LayerRules {

    private static final String TRANSACTIONAL = "org.springframework.transaction.annotation.Transactional";

    private static final DescribedPredicate<JavaClass> TECHNOLOGY =
            describe("MyBatis, RocketMQ, Redisson, Seata, EasyExcel or Feign", type -> type.getPackageName()
                    .matches(
                            "(org\\.apache\\.ibatis|org\\.mybatis|com\\.baomidou|org\\.apache\\.rocketmq|org\\.redisson"
                                    + "|org\\.apache\\.seata|com\\.alibaba\\.excel|feign|org\\.springframework\\.cloud\\.openfeign)"
                                    + "(\\..*)?"));

    private static final DescribedPredicate<JavaClass> NAMED_READER_OF_A_FLAT_FEATURE = Packages.inAFlatFeature()
            .and(describe(
                    "named for it",
                    type -> outermost(type).getSimpleName().matches(".*(Mapper|Reader|Writer|Client)")));

    private static final DescribedPredicate<JavaClass> REMOTE_INTERFACE = describe(
            "HTTP interface of a contract",
            type -> type.isInterface()
                    && resideInAPackage("io.goodsflow.*.contract.api..").test(type));

    @ArchTest
    static final ArchRule DOMAIN_IS_PURE = classes()
            .that()
            .resideInAPackage(Packages.DOMAIN)
            .should()
            .onlyDependOnClassesThat(resideInAnyPackage(
                    "java.lang..",
                    "java.util..",
                    "java.time..",
                    "java.math..",
                    "java.text..",
                    "java.nio.charset..",
                    "java.security..",
                    Packages.KERNEL,
                    "org.jspecify.annotations..",
                    Packages.DOMAIN))
            .as("domain depends only on the JDK, the kernel and domain")
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule APPLICATION_KNOWS_NO_TECHNOLOGY = classes()
            .that()
            .resideInAPackage(Packages.APPLICATION)
            .should()
            .onlyDependOnClassesThat(resideInAnyPackage(
                            "java..",
                            Packages.KERNEL,
                            Packages.DOMAIN,
                            Packages.APPLICATION,
                            Packages.CONTRACTS,
                            "io.goodsflow.kit.data..",
                            "io.goodsflow.kit.messaging..",
                            "io.goodsflow.kit.files..",
                            "io.goodsflow.kit.trace..",
                            "org.jspecify.annotations..",
                            "org.slf4j..",
                            "io.micrometer.core.instrument..",
                            "jakarta.validation..",
                            "org.hibernate.validator.constraints..",
                            "org.springframework.stereotype..",
                            "org.springframework.transaction.annotation..",
                            "org.springframework.beans.factory.annotation..",
                            "org.springframework.boot.context.properties..",
                            "org.springframework.validation.annotation..",
                            "org.springframework.util.unit..")
                    .or(Packages.inAFlatFeature())
                    .and(not(REMOTE_INTERFACE)))
            .as("application depends only on domain, ports, contracts' records, the kit and Spring's stereotypes")
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule TECHNOLOGY_STAYS_IN_ADAPTERS = noClasses()
            .that()
            .resideOutsideOfPackage(Packages.ADAPTER)
            .and(not(NAMED_READER_OF_A_FLAT_FEATURE))
            .and(not(annotatedWith("org.springframework.context.annotation.Configuration")))
            .and(not(annotatedWith("org.springframework.boot.autoconfigure.SpringBootApplication")))
            .should()
            .dependOnClassesThat(TECHNOLOGY)
            .as("MyBatis, RocketMQ, Redisson, Seata, EasyExcel and Feign only in adapters")
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule TRANSACTIONAL_METHODS_ONLY_IN_APPLICATION = methods()
            .that()
            .areAnnotatedWith(TRANSACTIONAL)
            .should()
            .beDeclaredInClassesThat(resideInAPackage(Packages.APPLICATION).or(Packages.inAFlatFeature()))
            .as("@Transactional methods only in application")
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule TRANSACTIONAL_CLASSES_ONLY_IN_APPLICATION = classes()
            .that()
            .areAnnotatedWith(TRANSACTIONAL)
            .should(ArchConditions.be(resideInAPackage(Packages.APPLICATION).or(Packages.inAFlatFeature())))
            .as("@Transactional classes only in application")
            .allowEmptyShould(true);

    private LayerRules() {}

    private static JavaClass outermost(JavaClass type) {
        return type.getEnclosingClass().map(LayerRules::outermost).orElse(type);
    }
}
