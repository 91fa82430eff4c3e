package io.goodsflow.product.template.domain;

import static io.goodsflow.product.template.domain.Rules.attribute;
import static io.goodsflow.product.template.domain.Rules.effective;
import static io.goodsflow.product.template.domain.Rules.keyed;
import static io.goodsflow.product.template.domain.Rules.oneOf;
import static io.goodsflow.product.template.domain.Rules.open;
import static io.goodsflow.product.template.domain.Rules.ranged;
import static io.goodsflow.product.template.domain.Rules.required;
import static io.goodsflow.product.template.domain.Rules.rules;
import static io.goodsflow.product.template.domain.Rules.text;
import static io.goodsflow.product.template.domain.Rules.upTo;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class TemplateJudgeTest {

    @Test
    void withoutATemplateAnythingMayBeSaid() {
        assertThat(EffectiveTemplate.NONE.judge(saying("whatever", "x"))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "TEXT, anything at all, true",
        "INTEGER, 0, true",
        "INTEGER, -17, true",
        "INTEGER, 007, true",
        "INTEGER, 999999999999999999, true",
        "INTEGER, 1000000000000000000, false",
        "INTEGER, 1.0, false",
        "INTEGER, +1, false",
        "INTEGER, 1e3, false",
        "INTEGER, ١٢, false",
        "INTEGER, 1 000, false",
        "DECIMAL, 1.5, true",
        "DECIMAL, -0.000001, true",
        "DECIMAL, 12, true",
        "DECIMAL, 1., false",
        "DECIMAL, .5, false",
        "DECIMAL, 1.0000001, false",
        "DECIMAL, '1,5', false",
        "DECIMAL, NaN, false",
        "DECIMAL, 1e400000000, false",
        "BOOLEAN, true, true",
        "BOOLEAN, false, true",
        "BOOLEAN, TRUE, false",
        "BOOLEAN, yes, false",
        "DATE, 2026-02-28, true",
        "DATE, 2024-02-29, true",
        "DATE, 2026-02-29, false",
        "DATE, 2026-2-1, false",
        "DATE, 2026-13-01, false",
        "DATE, 2026-01-01T00:00, false"
    })
    void aValueIsOfItsType(AttributeType type, String value, boolean good) {
        EffectiveTemplate template = effective(rules(ranged("a", type, null, null)));

        assertThat(codes(template, saying("a", value)))
                .isEqualTo(good ? List.of() : List.of("attributes.a attributes.type"));
    }

    @ParameterizedTest
    @CsvSource({
        "INTEGER, 1, 10, 1, true",
        "INTEGER, 1, 10, 10, true",
        "INTEGER, 1, 10, 0, false",
        "INTEGER, 1, 10, 11, false",
        "INTEGER, , 10, -5, true",
        "INTEGER, 1, , 99, true",
        "DECIMAL, 0.5, 1.50, 1.5, true",
        "DECIMAL, 0.5, 1.50, 1.500001, false",
        "DATE, 2026-01-31, 2026-02-02, 2026-02-01, true",
        "DATE, 2026-01-31, 2026-02-02, 2026-02-03, false"
    })
    void aValueIsWithinItsRange(
            AttributeType type, @Nullable String min, @Nullable String max, String value, boolean good) {
        EffectiveTemplate template = effective(rules(ranged("a", type, min, max)));

        assertThat(codes(template, saying("a", value)))
                .isEqualTo(good ? List.of() : List.of("attributes.a attributes.out_of_range"));
    }

    @Test
    void anEnumIsExactlyOneOfItsValues() {
        EffectiveTemplate template = effective(rules(oneOf("roast", "light", "dark")));

        assertThat(codes(template, saying("roast", "dark"))).isEmpty();
        assertThat(codes(template, saying("roast", "Dark"))).containsExactly("attributes.roast attributes.not_allowed");
    }

    @Test
    void ofManyAllowedValuesTheFirstAreTold() {
        String[] values = IntStream.range(0, 500).mapToObj(i -> "v" + i).toArray(String[]::new);

        assertThat(effective(rules(oneOf("roast", values)))
                        .judge(saying("roast", "none"))
                        .get(0)
                        .message())
                .contains("v0, v1, ")
                .contains("v19, … and 480 more")
                .doesNotContain("v20");
    }

    @ParameterizedTest
    @CsvSource({
        "INTEGER, 1, 1, true",
        "INTEGER, 1, 01, true",
        "DECIMAL, 1, 1.0, true",
        "DECIMAL, 1, 1.1, false",
        "TEXT, 1, 1.0, false",
        "BOOLEAN, true, true, true"
    })
    void aDemandHoldsForEqualValuesHoweverTheyAreWritten(
            AttributeType type, String wanted, String value, boolean demanded) {
        EffectiveTemplate template = effective(rules(
                List.of(ranged("a", type, null, null), text("b")),
                new CrossRule(CrossRule.Kind.REQUIRED_IF, "a", wanted, "b")));

        assertThat(codes(template, saying("a", value)))
                .isEqualTo(demanded ? List.of("attributes.b attributes.required") : List.of());
    }

    @Test
    void aTextIsCountedInCharactersAsPeopleDo() {
        EffectiveTemplate template = effective(rules(upTo("a", 3)));

        assertThat(codes(template, saying("a", "🍵🍵🍵"))).isEmpty();
        assertThat(codes(template, saying("a", "abcd"))).containsExactly("attributes.a attributes.too_long");
    }

    @Test
    void whatIsRequiredIsSaid() {
        EffectiveTemplate template = effective(rules(required("a"), text("b")));

        assertThat(codes(template, saying())).containsExactly("attributes.a attributes.required");
        assertThat(codes(template, saying("a", "x"))).isEmpty();
    }

    @Test
    void anEmptyCellIsToldByTheRulesForEveryProductAlready() {
        Map<String, @Nullable String> empty = new LinkedHashMap<>();
        empty.put("a", null);

        assertThat(effective(rules(required("a"))).judge(new Subject(null, null, empty)))
                .isEmpty();
    }

    @Test
    void whatNoTemplateNamesIsRefusedUnlessItIsOpen() {
        assertThat(codes(effective(rules(text("a"))), saying("b", "x")))
                .containsExactly("attributes.b attributes.unknown");
        assertThat(codes(effective(open(true), rules(text("a"))), saying("b", "x")))
                .isEmpty();
        assertThat(codes(effective(open(true), open(false)), saying("b", "x")))
                .containsExactly("attributes.b attributes.unknown");
    }

    @Test
    void oneAttributeMayDemandAnother() {
        EffectiveTemplate template = effective(rules(
                List.of(oneOf("kind", "fresh", "dried"), text("best_before")),
                new CrossRule(CrossRule.Kind.REQUIRED_IF, "kind", "fresh", "best_before")));

        assertThat(codes(template, saying("kind", "dried"))).isEmpty();
        assertThat(codes(template, saying("kind", "fresh", "best_before", "soon")))
                .isEmpty();
        assertThat(codes(template, saying("kind", "fresh")))
                .containsExactly("attributes.best_before attributes.required");
    }

    @Test
    void oneAttributeMayBoundAnother() {
        EffectiveTemplate template = effective(rules(
                List.of(
                        ranged("from", AttributeType.INTEGER, null, null),
                        ranged("to", AttributeType.DECIMAL, null, null)),
                new CrossRule(CrossRule.Kind.AT_MOST, "from", null, "to")));

        assertThat(codes(template, saying("from", "2", "to", "2.0"))).isEmpty();
        assertThat(codes(template, saying("from", "10", "to", "9.5")))
                .containsExactly("attributes.from attributes.above_other");
        assertThat(codes(template, saying("from", "10"))).isEmpty();
        assertThat(codes(template, saying("from", "10", "to", "?"))).containsExactly("attributes.to attributes.type");
    }

    @Test
    void whatTellsProductsApartIsSaid() {
        EffectiveTemplate template =
                effective(keyed(rules(text("isbn")), "outer_id", "attributes.isbn", "brand", "title", "category"));

        assertThat(codes(template, saying()))
                .containsExactly(
                        "outer_id natural_key.required",
                        "attributes.isbn natural_key.required",
                        "brand natural_key.required");
        assertThat(codes(template, new Subject("b", "o", Map.of("isbn", "978"))))
                .isEmpty();
    }

    @Test
    void errorsComeInTheOrderOfTheTemplateAndOncePerAttribute() {
        EffectiveTemplate template = effective(keyed(
                rules(
                        List.of(required("z"), ranged("n", AttributeType.INTEGER, "1", "2"), required("a")),
                        new CrossRule(CrossRule.Kind.REQUIRED_IF, "n", "5", "z")),
                "attributes.a"));

        assertThat(codes(template, saying("unknown", "x", "n", "5")))
                .containsExactly(
                        "attributes.z attributes.required",
                        "attributes.n attributes.out_of_range",
                        "attributes.a attributes.required",
                        "attributes.unknown attributes.unknown");
    }

    @ParameterizedTest
    @EnumSource(AttributeType.class)
    void noValueTakesLongToRead(AttributeType type) {
        EffectiveTemplate template = effective(rules(attribute("a", type, false, List.of(), null, null, null)));
        String hostile = "1".repeat(1_000_000) + "." + " ".repeat(1_000_000);

        Assertions.assertTimeout(Duration.ofSeconds(2), () -> template.judge(saying("a", hostile)));
    }

    private static Subject saying(String... namesAndValues) {
        Map<String, @Nullable String> attributes = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            attributes.put(namesAndValues[i], namesAndValues[i + 1]);
        }
        return new Subject(null, null, attributes);
    }

    private static List<String> codes(EffectiveTemplate template, Subject subject) {
        return template.judge(subject).stream()
                .map(error -> error.field() + " " + error.code())
                .toList();
    }
}
