package io.goodsflow.kit.test;

import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.junit.ArchTests;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.EvaluationResult;
import java.lang.reflect.Field;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.springframework.util.ReflectionUtils;

/** A rule that cannot fail holds nothing: each has a fixture that breaks it, and a service that keeps them all. */
class ArchitectureRulesTest {

    private static final JavaClasses BROKEN =
            new ClassFileImporter().importPackages("io.goodsflow.broken", "io.goodsflow.store");
    private static final JavaClasses SOUND =
            new ClassFileImporter().importPackages("io.goodsflow.shop", "io.goodsflow.store");

    /** Rule, and the fixtures that break it. */
    private static final Map<String, List<String>> CULPRITS = Map.ofEntries(
            entry("DOMAIN_IS_PURE", List.of("ImpureOrder", "TransactionalOrder")),
            entry(
                    "APPLICATION_KNOWS_NO_TECHNOLOGY",
                    List.of("PlaceOrderWithJdbc", "PlaceOrderOverFeign", "PlaceOrderByRemoteInterface")),
            entry("TECHNOLOGY_STAYS_IN_ADAPTERS", List.of("PlaceOrderOverFeign")),
            entry("TRANSACTIONAL_METHODS_ONLY_IN_APPLICATION", List.of("TransactionalOrder")),
            entry("TRANSACTIONAL_CLASSES_ONLY_IN_APPLICATION", List.of("TransactionalStore")),
            entry("ADAPTERS_DO_NOT_KNOW_EACH_OTHER", List.of("RowController")),
            entry("FEATURES_HAVE_NO_CYCLES", List.of("PlaceOrderKnowingBaskets", "FillBasketByOrderPort")),
            entry("FEATURES_MEET_THROUGH_APPLICATION", List.of("FillBasketByOrderPort", "FillBasketByOrderTable")),
            entry("SERVICES_MEET_THROUGH_CONTRACTS", List.of("PlaceOrderInsideOfStore")),
            entry(
                    "EDGE_CLASSES_ARE_NOT_PUBLIC",
                    List.of("PublicController", "OrderRow", "OrderMapper", "OrderListener")),
            entry("CONTROLLERS_SPEAK_IN_RECORDS", List.of("OpenMapController", "RowController")),
            entry("FIELDS_ARE_NOT_INJECTED", List.of("FieldInjected")),
            entry("METHODS_ARE_NOT_INJECTED", List.of("MethodInjected")),
            entry(
                    "DOMAIN_TAKES_TIME_AND_CHANCE_FROM_OUTSIDE",
                    List.of("OrderThatReadsTheClock", "OrderThatNamesItself")),
            entry("DOMAIN_HAS_NO_SETTERS", List.of("OrderWithSetter")),
            entry("SETTINGS_ARE_TYPED", List.of("SettingByValue", "SettingOfTheEnvironment", "SettingOfTheProcess")),
            entry("PACKAGES_STATE_NULLNESS", List.of("ImpureOrder")),
            entry("CONTRACTS_KNOW_ONLY_WORDS", List.of("KnowsSpring")),
            entry("CONTRACTS_STAND_ALONE", List.of("KnowsStore")),
            entry("EVENTS_ARE_VERSIONED_RECORDS", List.of("OrderPlaced", "OrderPaidV2", "OrderSentV1")));

    @Test
    void everyRuleHasFixturesThatBreakIt() {
        assertThat(rules().keySet()).containsExactlyInAnyOrderElementsOf(CULPRITS.keySet());
    }

    @TestFactory
    Stream<DynamicTest> aRuleFindsWhoBreaksIt() {
        return rules().entrySet().stream()
                .map(rule -> dynamicTest(rule.getValue().getDescription(), () -> {
                    EvaluationResult result = rule.getValue().evaluate(BROKEN);
                    String report = result.getFailureReport().toString();
                    assertThat(result.hasViolation()).isTrue();
                    assertThat(CULPRITS.get(rule.getKey()))
                            .allSatisfy(culprit -> assertThat(report).containsPattern("\\b" + culprit + "\\b"));
                }));
    }

    @TestFactory
    Stream<DynamicTest> aSoundServiceKeepsEveryRule() {
        return rules().values().stream().map(rule -> dynamicTest(rule.getDescription(), () -> rule.check(SOUND)));
    }

    @TestFactory
    Stream<DynamicTest> aServiceThatHasNothingOfTheKindKeepsEveryRule() {
        JavaClasses nothing = new ClassFileImporter().importClasses();
        return rules().values().stream().map(rule -> dynamicTest(rule.getDescription(), () -> rule.check(nothing)));
    }

    private static Map<String, ArchRule> rules() {
        Map<String, ArchRule> rules = new TreeMap<>();
        collect(ArchitectureRules.class, rules);
        return rules;
    }

    private static void collect(Class<?> holder, Map<String, ArchRule> rules) {
        for (Field field : holder.getDeclaredFields()) {
            if (!field.isAnnotationPresent(ArchTest.class)) {
                continue;
            }
            ReflectionUtils.makeAccessible(field);
            Object value = ReflectionUtils.getField(field, null);
            if (value instanceof ArchTests others) {
                collect(others.getDefinitionLocation(), rules);
            } else {
                rules.put(field.getName(), (ArchRule) value);
            }
        }
    }
}
