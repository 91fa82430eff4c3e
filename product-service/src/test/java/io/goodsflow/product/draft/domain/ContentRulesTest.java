package io.goodsflow.product.draft.domain;

import static io.goodsflow.product.draft.domain.Contents.priced;
import static io.goodsflow.product.draft.domain.Contents.proposal;
import static io.goodsflow.product.draft.domain.Contents.sku;
import static io.goodsflow.product.draft.domain.Contents.titled;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import io.goodsflow.kernel.FieldError;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.assertj.core.groups.Tuple;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ContentRulesTest {

    @Test
    void aGoodProductHasNothingToComplainOf() {
        assertThat(ContentRules.violations(proposal())).isEmpty();
    }

    @Test
    void aTitleHas1To128CharactersAsPeopleCountThem() {
        assertThat(violations(titled(null))).containsExactly(tuple("title", "title.required"));
        assertThat(violations(titled(" \u3000 "))).containsExactly(tuple("title", "title.required"));
        assertThat(violations(titled("🍵".repeat(128)))).isEmpty();
        assertThat(violations(titled("茶".repeat(129)))).containsExactly(tuple("title", "title.too_long"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"\u200b", "\ufeff", "\u00a0", " \u200b\u3000", "\0", "\u202e"})
    void aTextWithNothingToSeeIsNone(String nothing) {
        assertThat(violations(titled(nothing))).containsExactly(tuple("title", "title.required"));
        assertThat(violations(proposal(sku("A", nothing, "1"))))
                .containsExactly(tuple("skus[0].specs", "specs.name_required"));
        assertThat(violations(proposal(sku("A", "n", nothing))))
                .containsExactly(tuple("skus[0].specs.n", "specs.required"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"a\0b", "a\nb", "a\tb", "a\u202eb"})
    void whatIsShownInOneLineHasNoControlCharacter(String text) {
        ProposedContent proposal = new ProposedContent(
                "c", text, "d", text, text, List.of(), Map.of(text, "x"), List.of(sku(text, text, "1")));

        assertThat(violations(proposal))
                .containsExactly(
                        tuple("title", "title.control_character"),
                        tuple("brand", "brand.control_character"),
                        tuple("outer_id", "outer_id.control_character"),
                        tuple("attributes", "attributes.name_invalid"),
                        tuple("skus[0].sku_code", "sku_code.control_character"),
                        tuple("skus[0].specs", "specs.control_character"));
        assertThat(violations(proposal(sku("A", "n", text))))
                .containsExactly(tuple("skus[0].specs", "specs.control_character"));
    }

    @Test
    void aDescriptionAndAnAttributeMayHaveLines() {
        ProposedContent lines = new ProposedContent(
                "c", "t", "one\r\n\ttwo", null, null, List.of(), Map.of("care", "wash\ndry"), List.of(sku(null)));
        ProposedContent controls = new ProposedContent(
                "c", "t", "one\0two", null, null, List.of(), Map.of("care", "wash\0dry"), List.of(sku(null)));

        assertThat(violations(lines)).isEmpty();
        assertThat(violations(controls))
                .containsExactly(
                        tuple("description", "description.control_character"),
                        tuple("attributes.care", "care.control_character"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"红\u200b", "\ufeff红", "红\u00a0"})
    void specsThatLookAlikeAreTheSame(String lookAlike) {
        assertThat(violations(proposal(sku("A", "颜色", "红"), sku("B", "颜色", lookAlike))))
                .containsExactly(tuple("skus[1].specs", "product.duplicate_specs"));
    }

    @Test
    void everyTextHasItsBound() {
        ProposedContent tooLong = new ProposedContent(
                "c".repeat(65),
                "t",
                "d".repeat(20_001),
                "b".repeat(129),
                "o".repeat(129),
                List.of(),
                Map.of(),
                List.of(sku("s".repeat(65))));

        assertThat(violations(tooLong))
                .containsExactly(
                        tuple("category", "category.too_long"),
                        tuple("description", "description.too_long"),
                        tuple("brand", "brand.too_long"),
                        tuple("outer_id", "outer_id.too_long"),
                        tuple("skus[0].sku_code", "sku_code.too_long"));
    }

    @Test
    void aDescriptionOf20000CharactersIsFine() {
        ProposedContent longest =
                new ProposedContent("c", "t", "茶".repeat(20_000), null, null, List.of(), Map.of(), List.of(sku(null)));

        assertThat(violations(longest)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"javascript:alert(1)", "ftp://a/b", "/a.png", "http://", "https:///a", "https://a b", "a"})
    void anImageIsAWebAddress(String url) {
        assertThat(violations(withImages(url))).containsExactly(tuple("image_urls[0]", "image_urls.invalid"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"https://img.example.org/茶.png?x=1", "HTTP://a"})
    void aWebAddressMayLookLikeThis(String url) {
        assertThat(violations(withImages(url))).isEmpty();
    }

    @Test
    void imagesAreCountedAndNoneIsMissing() {
        assertThat(violations(withImages("https://a", null)))
                .containsExactly(tuple("image_urls[1]", "image_urls.required"));
        assertThat(violations(withImages(Collections.nCopies(51, "https://a").toArray(String[]::new))))
                .containsExactly(tuple("image_urls", "image_urls.too_many"));
    }

    @Test
    void attributesHaveNamesAndValuesWithinBounds() {
        Map<String, String> attributes = new HashMap<>();
        attributes.put(" ", "x");
        attributes.put("empty", null);
        attributes.put("long", "v".repeat(1_025));

        ProposedContent proposal =
                new ProposedContent("c", "t", null, null, null, List.of(), attributes, List.of(sku(null)));

        assertThat(violations(proposal))
                .containsExactlyInAnyOrder(
                        tuple("attributes", "attributes.name_invalid"),
                        tuple("attributes.empty", "attributes.required"),
                        tuple("attributes.long", "attributes.too_long"));
    }

    @Test
    void aProductHasSkus() {
        assertThat(violations(proposal(new ProposedContent.Sku[0]))).containsExactly(tuple("skus", "skus.required"));
        assertThat(violations(proposal(sku("A"), null))).containsExactly(tuple("skus[1]", "skus.required"));
        ProposedContent.Sku[] many =
                IntStream.range(0, 501).mapToObj(i -> sku("c" + i, "n", "" + i)).toArray(ProposedContent.Sku[]::new);
        assertThat(violations(proposal(many))).containsExactly(tuple("skus", "skus.too_many"));
        assertThat(violations(proposal(Arrays.copyOf(many, 500)))).isEmpty();
    }

    @Test
    void aPriceIsWithinItsRange() {
        assertThat(violations(proposal(priced("A", -1, "n", "1"), priced("B", 100_000_001, "n", "2"))))
                .containsExactly(
                        tuple("skus[0].price", "price.out_of_range"), tuple("skus[1].price", "price.out_of_range"));
        assertThat(violations(proposal(priced("A", 0, "n", "1"), priced("B", 100_000_000, "n", "2"))))
                .isEmpty();
    }

    @Test
    void noTwoSkusHaveTheSameSpecsWhateverTheirOrder() {
        assertThat(violations(proposal(
                        sku("A", "color", "red", "size", "M"),
                        sku("B", "color", "red", "size", "L"),
                        sku("C", "size", "M", "color", "red"))))
                .containsExactly(tuple("skus[2].specs", "product.duplicate_specs"));
        assertThat(violations(proposal(sku("A"), sku("B"))))
                .containsExactly(tuple("skus[1].specs", "product.duplicate_specs"));
    }

    @Test
    void noTwoSkusHaveTheSameCodeButManyMayHaveNone() {
        assertThat(violations(proposal(sku("A", "n", "1"), sku("A ", "n", "2"))))
                .containsExactly(tuple("skus[1].sku_code", "product.duplicate_sku_code"));
        assertThat(violations(proposal(sku(null, "n", "1"), sku(" ", "n", "2"))))
                .isEmpty();
    }

    @Test
    void specsFitTheirColumnAsJson() {
        String fits = "v".repeat(255 - "{\"n\":\"\"}".length());

        assertThat(violations(proposal(sku("A", "n", fits)))).isEmpty();
        assertThat(violations(proposal(sku("A", "n", fits + "v"))))
                .containsExactly(tuple("skus[0].specs", "specs.too_long"));
    }

    @Test
    void aSpecHasANameAndAValue() {
        assertThat(violations(proposal(sku("A", " ", "x"), sku("B", "color", ""))))
                .containsExactly(
                        tuple("skus[0].specs", "specs.name_required"), tuple("skus[1].specs.color", "specs.required"));
    }

    @Test
    void aNameThatIsThereTwiceButForItsBlanksIsRefusedRatherThanLost() {
        assertThat(violations(proposal(sku("A", "color", "red", "color ", "blue"))))
                .containsExactly(tuple("skus[0].specs", "specs.name_twice"));

        Map<String, String> attributes = new LinkedHashMap<>();
        attributes.put(" origin", "Anxi");
        attributes.put("origin", "Fujian");
        assertThat(violations(
                        new ProposedContent("c", "t", null, null, null, List.of(), attributes, List.of(sku(null)))))
                .containsExactly(tuple("attributes", "attributes.name_twice"));
    }

    @Test
    void blanksAroundANameDoNotCount() {
        assertThat(Contents.sku("A", " color ", "red").specs()).containsExactly(Map.entry("color", "red"));
        assertThat(violations(proposal(sku("A", " color ", "red")))).isEmpty();
    }

    private static ProposedContent withImages(String... urls) {
        return new ProposedContent("c", "t", null, null, null, Arrays.asList(urls), Map.of(), List.of(sku(null)));
    }

    private static List<Tuple> violations(ProposedContent proposal) {
        return ContentRules.violations(proposal).stream()
                .map(error -> tuple(error.field(), error.code()))
                .toList();
    }

    @Test
    void everyViolationSaysItsFieldInItsMessage() {
        assertThat(ContentRules.violations(titled(null)))
                .extracting(FieldError::message)
                .containsExactly("title is required");
    }
}
