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

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EffectiveTemplateTest {

    @Test
    void whatIsInheritedComesFirstAndSaysItsVersions() {
        EffectiveTemplate template = effective(rules(text("a"), text("b")), rules(text("c"), required("a")));

        assertThat(template.attributes()).extracting(Attribute::name).containsExactly("a", "b", "c");
        assertThat(template.attribute("a").orElseThrow().required()).isTrue();
        assertThat(template.versions()).containsExactly(new TemplateVersion.Ref(1, 4), new TemplateVersion.Ref(2, 4));
    }

    @ParameterizedTest
    @CsvSource({
        ", , , , , ",
        "1, , , , 1, ",
        ", , 1, 9, 1, 9",
        "1, 9, , , 1, 9",
        "1, 9, 2, 8, 2, 8",
        "2, 8, 1, 9, 2, 8",
        ", 9, 2, , 2, 9",
    })
    void ofTwoRangesTheNarrowerHolds(
            @Nullable String min,
            @Nullable String max,
            @Nullable String childMin,
            @Nullable String childMax,
            @Nullable String least,
            @Nullable String most) {
        Attribute both = effective(
                        rules(ranged("a", AttributeType.INTEGER, min, max)),
                        rules(ranged("a", AttributeType.INTEGER, childMin, childMax)))
                .attribute("a")
                .orElseThrow();

        assertThat(both.min()).isEqualTo(least);
        assertThat(both.max()).isEqualTo(most);
    }

    @Test
    void ofTwoListsWhatIsInBothHoldsInTheOrderOfTheAncestor() {
        assertThat(effective(rules(oneOf("a", "x", "y", "z")), rules(oneOf("a", "z", "w", "x")))
                        .attribute("a")
                        .orElseThrow()
                        .values())
                .containsExactly("x", "z");
    }

    @Test
    void ofTwoLengthsTheShorterHolds() {
        assertThat(length(5, 3)).isEqualTo(3);
        assertThat(length(3, 5)).isEqualTo(3);
        assertThat(length(null, 5)).isEqualTo(5);
        assertThat(length(3, null)).isEqualTo(3);
        assertThat(length(null, null)).isNull();
    }

    @Test
    void ofTwoTypesTheAncestorsStands() {
        EffectiveTemplate template =
                effective(rules(ranged("a", AttributeType.INTEGER, null, null)), rules(oneOf("a", "x")));

        assertThat(template.attribute("a").orElseThrow().type()).isEqualTo(AttributeType.INTEGER);
    }

    @Test
    void theNearestNaturalKeyHoldsAndItsKeySpaceIsItsDefiners() {
        assertThat(effective(rules(), rules()).naturalKey()).isEqualTo(NaturalKey.STANDARD);
        assertThat(effective(keyed(rules(), "brand", "title"), rules()).naturalKey())
                .isEqualTo(new NaturalKey(1, List.of("brand", "title")));
        assertThat(effective(keyed(rules(), "brand", "title"), keyed(rules(), "outer_id"))
                        .naturalKey())
                .isEqualTo(new NaturalKey(2, List.of("outer_id")));
    }

    @Test
    void eachPartOfTheContractIsTheNearests() {
        Contract above = new Contract(
                Contract.Fulfilment.VOUCHER,
                new Contract.Refund(Contract.Refund.Rule.BEFORE_USE, null, null),
                null,
                new Contract.Booking(true, 24));
        Contract below = new Contract(
                null,
                new Contract.Refund(Contract.Refund.Rule.NEVER, null, "no way"),
                new Contract.Validity(Contract.Validity.Rule.DAYS_AFTER_PURCHASE, 90, null, null),
                null);

        assertThat(effective(promising(above), promising(below)).contract())
                .isEqualTo(new Contract(above.fulfilment(), below.refund(), below.validity(), above.booking()));
    }

    private static @Nullable Integer length(@Nullable Integer ancestor, @Nullable Integer child) {
        return effective(rules(upTo("a", ancestor)), rules(upTo("a", child)))
                .attribute("a")
                .orElseThrow()
                .maxLength();
    }

    @Test
    void labelsAreTheNearests() {
        Attribute child = new Attribute("a", "近", "near", AttributeType.TEXT, false, List.of(), "g", null, null, null);

        Attribute both = effective(
                        rules(attribute("a", AttributeType.TEXT, false, List.of(), null, null, null)), rules(child))
                .attribute("a")
                .orElseThrow();

        assertThat(both.labelZh()).isEqualTo("近");
        assertThat(both.labelEn()).isEqualTo("near");
        assertThat(both.unit()).isEqualTo("g");
    }
}
