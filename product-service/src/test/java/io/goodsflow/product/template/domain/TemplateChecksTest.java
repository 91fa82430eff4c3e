package io.goodsflow.product.template.domain;

import static io.goodsflow.product.template.domain.Rules.attribute;
import static io.goodsflow.product.template.domain.Rules.effective;
import static io.goodsflow.product.template.domain.Rules.keyed;
import static io.goodsflow.product.template.domain.Rules.oneOf;
import static io.goodsflow.product.template.domain.Rules.promising;
import static io.goodsflow.product.template.domain.Rules.ranged;
import static io.goodsflow.product.template.domain.Rules.required;
import static io.goodsflow.product.template.domain.Rules.rules;
import static io.goodsflow.product.template.domain.Rules.text;
import static io.goodsflow.product.template.domain.Rules.upTo;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class TemplateChecksTest {

    @Test
    void aGoodTemplateHasNothingToComplainOf() {
        assertThat(codes(
                        keyed(
                                rules(
                                        List.of(
                                                oneOf("kind", "a", "b"),
                                                ranged("from", AttributeType.DATE, "2026-01-01", null),
                                                ranged("to", AttributeType.DATE, null, null),
                                                upTo("note", 1_024)),
                                        new CrossRule(CrossRule.Kind.REQUIRED_IF, "kind", "a", "note"),
                                        new CrossRule(CrossRule.Kind.AT_MOST, "from", null, "to")),
                                "outer_id",
                                "attributes.kind"),
                        EffectiveTemplate.NONE))
                .isEmpty();
    }

    @Test
    void whatIsComparedHasOneUnit() {
        CrossRule atMost = new CrossRule(CrossRule.Kind.AT_MOST, "net", null, "gross");

        assertThat(codes(rules(List.of(weight("net", "g"), weight("gross", "kg")), atMost), EffectiveTemplate.NONE))
                .containsExactly("rules[0] template.rule_units");
        assertThat(codes(rules(List.of(weight("net", "g"), weight("gross", "g")), atMost), EffectiveTemplate.NONE))
                .isEmpty();
        assertThat(codes(
                        rules(weight("net", "g")),
                        effective(rules(List.of(weight("net", null), weight("gross", null)), atMost))))
                .containsExactly("attributes template.rule_units");
    }

    @Test
    void aDemandIsOnAValueThatThereIs() {
        assertThat(codes(
                        rules(
                                List.of(oneOf("kind", "a", "b"), text("note")),
                                new CrossRule(CrossRule.Kind.REQUIRED_IF, "kind", "c", "note")),
                        EffectiveTemplate.NONE))
                .containsExactly("rules[0] template.rule_types");
    }

    private static Attribute weight(String name, @Nullable String unit) {
        return new Attribute(name, name, name, AttributeType.DECIMAL, false, List.of(), unit, null, null, null);
    }

    static Stream<Arguments> bad() {
        return Stream.of(
                Arguments.of(rules(text("")), "attributes[0].name template.text"),
                Arguments.of(rules(text(" a")), "attributes[0].name template.text"),
                Arguments.of(rules(text("a"), text("a")), "attributes[1].name template.name_twice"),
                Arguments.of(rules(oneOf("a")), "attributes[0].values template.values"),
                Arguments.of(rules(oneOf("a", "x", "x")), "attributes[0].values template.value_twice"),
                Arguments.of(rules(oneOf("a", " x")), "attributes[0].values template.text"),
                Arguments.of(
                        rules(attribute("a", AttributeType.TEXT, false, List.of("x"), null, null, null)),
                        "attributes[0].values template.values"),
                Arguments.of(
                        rules(ranged("a", AttributeType.INTEGER, "1.5", null)), "attributes[0].min template.bound"),
                Arguments.of(rules(ranged("a", AttributeType.TEXT, null, "9")), "attributes[0].max template.bound"),
                Arguments.of(rules(ranged("a", AttributeType.DECIMAL, "2", "1")), "attributes[0].max template.range"),
                Arguments.of(rules(upTo("a", 0)), "attributes[0].max_length template.max_length"),
                Arguments.of(rules(upTo("a", 1_025)), "attributes[0].max_length template.max_length"),
                Arguments.of(
                        rules(List.of(text("a")), new CrossRule(CrossRule.Kind.REQUIRED_IF, "a", "x", "gone")),
                        "rules[0] template.rule_attributes"),
                Arguments.of(
                        rules(List.of(text("a")), new CrossRule(CrossRule.Kind.REQUIRED_IF, "a", "x", "a")),
                        "rules[0] template.rule_attributes"),
                Arguments.of(
                        rules(List.of(text("a"), text("b")), new CrossRule(CrossRule.Kind.REQUIRED_IF, "a", null, "b")),
                        "rules[0] template.rule_types"),
                Arguments.of(
                        rules(List.of(text("a"), text("b")), new CrossRule(CrossRule.Kind.AT_MOST, "a", null, "b")),
                        "rules[0] template.rule_types"),
                Arguments.of(keyed(rules(), "attributes.gone"), "natural_key[0] template.key_field"),
                Arguments.of(keyed(rules(), "skus"), "natural_key[0] template.key_field"),
                Arguments.of(keyed(rules(), "brand", "brand"), "natural_key template.key_field"),
                Arguments.of(keyed(rules(), "category"), "natural_key template.key_field"),
                Arguments.of(
                        rules(IntStream.range(0, 201)
                                .mapToObj(i -> text("a" + i))
                                .toArray(Attribute[]::new)),
                        "attributes template.too_many"));
    }

    @ParameterizedTest
    @MethodSource("bad")
    void eachFaultIsNamed(TemplateRules faulty, String expected) {
        assertThat(codes(faulty, EffectiveTemplate.NONE)).containsExactly(expected);
    }

    static Stream<Arguments> looser() {
        return Stream.of(
                Arguments.of(required("a"), text("a")),
                Arguments.of(text("a"), oneOf("a", "x")),
                Arguments.of(oneOf("a", "x"), oneOf("a", "x", "y")),
                Arguments.of(
                        ranged("a", AttributeType.INTEGER, "1", null), ranged("a", AttributeType.INTEGER, "0", null)),
                Arguments.of(
                        ranged("a", AttributeType.INTEGER, null, "1"), ranged("a", AttributeType.INTEGER, null, "2")),
                Arguments.of(upTo("a", 5), upTo("a", 6)));
    }

    @ParameterizedTest
    @MethodSource("looser")
    void whatIsInheritedMayOnlyBeTightened(Attribute ancestor, Attribute child) {
        assertThat(codes(rules(child), effective(rules(ancestor)))).containsExactly("attributes[0] template.loosens");
        assertThat(codes(rules(ancestor), effective(rules(ancestor))))
                .as("the same again is fine")
                .isEmpty();
    }

    @Test
    void whatIsTighterIsFine() {
        assertThat(codes(rules(required("a")), effective(rules(text("a"))))).isEmpty();
        assertThat(codes(rules(oneOf("a", "y")), effective(rules(oneOf("a", "x", "y")))))
                .isEmpty();
        assertThat(codes(
                        rules(ranged("a", AttributeType.INTEGER, "2", null)),
                        effective(rules(ranged("a", AttributeType.INTEGER, "1", "9")))))
                .isEmpty();
        assertThat(codes(
                        rules(List.of(), new CrossRule(CrossRule.Kind.REQUIRED_IF, "a", "x", "b")),
                        effective(rules(text("a"), text("b")))))
                .as("a rule over what is inherited")
                .isEmpty();
    }

    static Stream<Arguments> badContracts() {
        Contract.Refund within = new Contract.Refund(Contract.Refund.Rule.WITHIN_DAYS, null, null);
        Contract.Refund days = new Contract.Refund(Contract.Refund.Rule.NEVER, 3, null);
        LocalDate day = LocalDate.of(2026, 1, 2);
        return Stream.of(
                Arguments.of(new Contract(null, within, null, null), "contract.refund.days template.contract"),
                Arguments.of(new Contract(null, days, null, null), "contract.refund.days template.contract"),
                Arguments.of(
                        validity(Contract.Validity.Rule.FIXED_DAYS, day, null),
                        "contract.validity.from template.contract"),
                Arguments.of(
                        validity(Contract.Validity.Rule.UNLIMITED, day, day),
                        "contract.validity.from template.contract"),
                Arguments.of(
                        validity(Contract.Validity.Rule.FIXED_DAYS, day, day.minusDays(1)),
                        "contract.validity.to template.range"),
                Arguments.of(
                        new Contract(null, null, null, new Contract.Booking(false, 5)),
                        "contract.booking.hours_ahead template.contract"));
    }

    @ParameterizedTest
    @MethodSource("badContracts")
    void aContractThatCannotBeKeptIsNamed(Contract contract, String expected) {
        assertThat(codes(promising(contract), EffectiveTemplate.NONE)).containsExactly(expected);
    }

    private static Contract validity(Contract.Validity.Rule rule, LocalDate from, LocalDate to) {
        return new Contract(null, null, new Contract.Validity(rule, null, from, to), null);
    }

    private static List<String> codes(TemplateRules rules, EffectiveTemplate above) {
        return TemplateChecks.violations(rules, above).stream()
                .map(error -> error.field() + " " + error.code())
                .toList();
    }
}
