package io.goodsflow.product.update.domain;

import static io.goodsflow.product.update.domain.FieldOutcome.APPLIED;
import static io.goodsflow.product.update.domain.FieldOutcome.CONFLICT;
import static io.goodsflow.product.update.domain.FieldOutcome.IGNORED_LOCKED;
import static io.goodsflow.product.update.domain.FieldOutcome.UNCHANGED;
import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.product.draft.domain.ContentSku;
import io.goodsflow.product.draft.domain.ProductContent;
import io.goodsflow.product.draft.domain.ProposedContent;
import io.goodsflow.product.draft.domain.Specs;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class ContentMergeTest {

    private static final ContentSku SMALL = sku(1, "A", "250g", 100);
    private static final ContentSku LARGE = sku(2, "B", "500g", 190);
    private static final ProductContent BASE = content("Oolong", Map.of("origin", "Anxi"), SMALL, LARGE);

    /** What it was, what somebody made of it meanwhile, what we say, and what becomes of that. */
    static Stream<Arguments> oneField() {
        return Stream.of(
                Arguments.of("nobody else touched it", "Oolong", "Pu'er", APPLIED),
                Arguments.of("somebody else said the same", "Pu'er", "Pu'er", UNCHANGED),
                Arguments.of("we say what it was", "Oolong", "Oolong", UNCHANGED),
                Arguments.of("we say what it was, somebody changed it", "Pu'er", "Oolong", UNCHANGED),
                Arguments.of("we both changed it", "Pu'er", "Sencha", CONFLICT));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("oneField")
    void aFieldIsMergedByThreeValues(String name, String now, String yours, FieldOutcome outcome) {
        ContentMerge merge = merge(content(now, Map.of("origin", "Anxi"), SMALL, LARGE), titled(yours));

        assertThat(merge.fields()).containsExactly(new ContentMerge.Judged("title", outcome));
        assertThat(merge.applies()).isEqualTo(outcome == APPLIED);
        assertThat(merge.proposal().title()).isEqualTo(outcome == APPLIED ? yours : now);
        assertThat(merge.conflicts())
                .isEqualTo(outcome == CONFLICT ? List.of(new ContentMerge.Conflict("title", yours, now)) : List.of());
    }

    @Test
    void differentFieldsOfOneBaseBothStand() {
        ProductContent now = content("Oolong", Map.of("origin", "Wuyi"), sku(1, "A", "250g", 90), LARGE);
        PatchBuilder patch = new PatchBuilder().text("title", "Pu'er").price(2, 180L);

        ContentMerge merge = merge(now, patch.build());

        assertThat(merge.conflicts()).isEmpty();
        assertThat(merge.proposal().title()).isEqualTo("Pu'er");
        assertThat(merge.proposal().attributes()).containsEntry("origin", "Wuyi");
        assertThat(merge.proposal().skus())
                .extracting(ProposedContent.Sku::price)
                .containsExactly(90L, 180L);
        assertThat(merge.skuIds()).containsExactly(1L, 2L);
    }

    @Test
    void attributesAreMergedNameByName() {
        ProductContent now = content("Oolong", Map.of("origin", "Anxi", "grade", "1"), SMALL);
        PatchBuilder patch = new PatchBuilder().attribute("origin", null).attribute("year", "2024");

        ContentMerge merge = merge(now, patch.build());

        assertThat(merge.proposal().attributes()).isEqualTo(Map.of("grade", "1", "year", "2024"));
    }

    @Test
    void whatIsClearedIsGone() {
        ContentMerge merge =
                merge(BASE, new PatchBuilder().text("description", null).build());

        assertThat(outcomes(merge)).containsEntry("description", APPLIED);
        assertThat(merge.proposal().description()).isNull();
    }

    @Test
    void aSkuThatSomebodyChangedIsNotRemoved() {
        ProductContent now = content("Oolong", Map.of(), sku(1, "A", "250g", 90), LARGE);

        assertThat(outcomes(merge(now, new PatchBuilder().remove(1).build()))).containsEntry("skus[1]", CONFLICT);
        assertThat(merge(now, new PatchBuilder().remove(2).build()).skuIds()).containsExactly(1L);
    }

    @Test
    void aSkuThatSomebodyRemovedIsNotChanged() {
        ProductContent now = content("Oolong", Map.of(), LARGE);

        assertThat(outcomes(merge(now, new PatchBuilder().price(1, 90L).build())))
                .containsEntry("skus[1].price", CONFLICT);
        assertThat(outcomes(merge(now, new PatchBuilder().remove(1).build()))).containsEntry("skus[1]", UNCHANGED);
    }

    @Test
    void aNewSkuThatIsThereIsThatOne() {
        PatchBuilder patch =
                new PatchBuilder().add("A", "250g", 95).add(null, "500g", 185).add("C", "1kg", 350);

        ContentMerge merge = merge(BASE, patch.build());

        assertThat(merge.skuIds()).containsExactly(1L, 2L, 100L);
        assertThat(outcomes(merge))
                .containsEntry("skus[1].price", APPLIED)
                .containsEntry("skus[1].specs", UNCHANGED)
                .containsEntry("skus[2].price", APPLIED)
                .containsEntry("skus[100]", APPLIED);
    }

    @Test
    void twoAddTheSameSkuAndAgreeOrNot() {
        ProductContent now = content("Oolong", Map.of(), SMALL, LARGE, sku(9, "C", "1kg", 350));

        assertThat(outcomes(merge(now, new PatchBuilder().add("C", "1kg", 350).build())))
                .containsEntry("skus[9]", UNCHANGED);
        assertThat(outcomes(merge(now, new PatchBuilder().add("C", "1kg", 340).build())))
                .containsEntry("skus[9]", CONFLICT);
    }

    @Test
    void aSkuThatNeverWasIsToldSo() {
        PatchEdits.Read read = PatchEdits.of(new PatchBuilder().price(77, 5L).build(), BASE, BASE, null, () -> 100);

        assertThat(read.errors()).extracting(error -> error.field()).containsExactly("skus[77]");
    }

    @Test
    void whatIsCutOffNeitherCountsNorConflicts() {
        ProductContent now = content("Pu'er", Map.of("origin", "Anxi"), SMALL, LARGE);
        PatchEdits.Read read = PatchEdits.of(titled("Sencha"), BASE, now, null, () -> 100);

        ContentMerge merge = ContentMerge.of(now, List.of(), read.edits(), field -> Optional.of(IGNORED_LOCKED));

        assertThat(outcomes(merge)).containsExactly(Map.entry("title", IGNORED_LOCKED));
        assertThat(merge.applies()).isFalse();
        assertThat(merge.differs()).isFalse();
    }

    @Test
    void whatADraftChangedAlreadyGoesOnUnlessItIsSaidAnew() {
        ProductContent draft = content("Sencha", Map.of("origin", "Uji"), SMALL, sku(2, "B", "500g", 170));
        List<FieldEdit> carried = ContentValues.edits(BASE, draft);
        PatchEdits.Read read = PatchEdits.of(titled("Pu'er"), BASE, BASE, mine(draft), () -> 100);

        ContentMerge merge = ContentMerge.of(BASE, carried, read.edits(), field -> Optional.empty());

        assertThat(merge.proposal().title()).isEqualTo("Pu'er");
        assertThat(merge.proposal().attributes()).containsEntry("origin", "Uji");
        assertThat(merge.proposal().skus())
                .extracting(ProposedContent.Sku::price)
                .containsExactly(100L, 170L);
    }

    @Test
    void aDraftsSkuKeepsItsIdWhenItIsSentAgain() {
        ProductContent draft = content("Oolong", Map.of("origin", "Anxi"), SMALL, LARGE, sku(50, "C", "1kg", 350));
        PatchEdits.Read read =
                PatchEdits.of(new PatchBuilder().add("C", "1kg", 340).build(), BASE, BASE, mine(draft), () -> 100);

        ContentMerge merge =
                ContentMerge.of(BASE, ContentValues.edits(BASE, draft), read.edits(), field -> Optional.empty());

        assertThat(merge.skuIds()).containsExactly(1L, 2L, 50L);
        assertThat(merge.proposal().skus().get(2).price()).isEqualTo(340);
    }

    @Test
    void editsLeadFromOneContentToTheOther() {
        ProductContent other =
                content("Pu'er", Map.of("year", "2024"), sku(1, null, "250g", 100), sku(3, "D", "2kg", 1));

        assertThat(ContentValues.edits(BASE, other))
                .extracting(FieldEdit::field)
                .containsExactlyInAnyOrder(
                        "title", "attributes.origin", "attributes.year", "skus[1].sku_code", "skus[2]", "skus[3]");
        ContentMerge merge =
                ContentMerge.of(BASE, ContentValues.edits(BASE, other), List.of(), field -> Optional.empty());
        assertThat(merge.skuIds()).containsExactly(1L, 3L);
        assertThat(merge.proposal()).isEqualTo(ProposedContent.of(other));
    }

    @Test
    void whatADraftChangedAlreadyIsCutToo() {
        ProductContent draft = content("Sencha", Map.of("origin", "Uji"), SMALL);
        PatchEdits.Read read = PatchEdits.of(titled("Pu'er"), BASE, BASE, mine(draft), () -> 100);

        ContentMerge merge = ContentMerge.of(
                BASE,
                ContentValues.edits(BASE, draft),
                read.edits(),
                field -> Set.of("title", "skus[2]").contains(field) ? Optional.of(IGNORED_LOCKED) : Optional.empty());

        assertThat(outcomes(merge)).containsExactly(Map.entry("title", IGNORED_LOCKED));
        assertThat(merge.proposal().title()).isEqualTo("Oolong");
        assertThat(merge.proposal().attributes()).containsEntry("origin", "Uji");
        assertThat(merge.skuIds()).containsExactly(1L, 2L);
    }

    @Test
    void specsAreMergedNameByName() {
        ProductContent base = content("Oolong", Map.of(), boxed(1, Map.of("weight", "250g", "box", "tin")));

        ContentMerge merge = merge(
                base,
                base,
                new PatchBuilder().specs(1, "box", null, "grade", "A").build());

        assertThat(outcomes(merge)).containsExactly(Map.entry("skus[1].specs", APPLIED));
        assertThat(merge.proposal().skus().get(0).specs()).isEqualTo(Map.of("weight", "250g", "grade", "A"));
    }

    @Test
    void specsGoOnFromWhatTheDraftMadeOfThem() {
        ProductContent base = content("Oolong", Map.of(), boxed(1, Map.of("weight", "250g", "box", "tin")));
        ProductContent draft = content("Oolong", Map.of(), boxed(1, Map.of("weight", "300g", "box", "tin")));
        PatchEdits.Mine mine = new PatchEdits.Mine(draft, ContentValues.edits(base, draft));

        PatchEdits.Read read = PatchEdits.of(
                new PatchBuilder().specs(1, "box", null, "grade", "A").build(), base, base, mine, () -> 9);

        assertThat(read.edits()).extracting(FieldEdit::to).containsExactly(Map.of("weight", "300g", "grade", "A"));
    }

    @Test
    void aSkuThatIsRemovedAndAddedAgainIsChanged() {
        ContentMerge merge =
                merge(BASE, new PatchBuilder().remove(1).add("A", "250g", 5).build());

        assertThat(merge.skuIds()).containsExactly(1L, 2L);
        assertThat(outcomes(merge)).containsEntry("skus[1].price", APPLIED).doesNotContainKey("skus[1]");
    }

    private static ContentMerge merge(ProductContent now, ContentPatch patch) {
        return merge(BASE, now, patch);
    }

    private static ContentMerge merge(ProductContent base, ProductContent now, ContentPatch patch) {
        PatchEdits.Read read = PatchEdits.of(patch, base, now, null, () -> 100);
        assertThat(read.errors()).isEmpty();
        return ContentMerge.of(now, List.of(), read.edits(), field -> Optional.empty());
    }

    private static Map<String, FieldOutcome> outcomes(ContentMerge merge) {
        Map<String, FieldOutcome> outcomes = new LinkedHashMap<>();
        merge.fields().forEach(field -> outcomes.put(field.field(), field.outcome()));
        return outcomes;
    }

    private static ContentPatch titled(String title) {
        return new PatchBuilder().text("title", title).build();
    }

    private static PatchEdits.Mine mine(ProductContent draft) {
        return new PatchEdits.Mine(draft, ContentValues.edits(BASE, draft));
    }

    private static ContentSku boxed(long id, Map<String, String> specs) {
        return new ContentSku(id, null, new Specs(specs), 100);
    }

    private static ContentSku sku(long id, @Nullable String code, String weight, long price) {
        return new ContentSku(id, code, new Specs(Map.of("weight", weight)), price);
    }

    private static ProductContent content(String title, Map<String, String> attributes, ContentSku... skus) {
        return new ProductContent(
                7, "Tea", title, "Picked by hand.", "Yunxiu", "0017", List.of(), attributes, List.of(skus));
    }

    /** Says one thing after the other. */
    private static final class PatchBuilder {

        private final Map<String, @Nullable String> texts = new LinkedHashMap<>();
        private final Map<String, @Nullable String> attributes = new LinkedHashMap<>();
        private final Map<Long, ContentPatch.@Nullable Sku> skus = new LinkedHashMap<>();
        private final List<ProposedContent.Sku> added = new ArrayList<>();

        PatchBuilder text(String field, @Nullable String value) {
            texts.put(field, value);
            return this;
        }

        PatchBuilder attribute(String name, @Nullable String value) {
            attributes.put(name, value);
            return this;
        }

        PatchBuilder price(long id, Long price) {
            skus.put(id, new ContentPatch.Sku(false, null, null, price));
            return this;
        }

        PatchBuilder specs(long id, String name, @Nullable String value, String other, @Nullable String otherValue) {
            Map<String, @Nullable String> specs = new LinkedHashMap<>();
            specs.put(name, value);
            specs.put(other, otherValue);
            skus.put(id, new ContentPatch.Sku(false, null, specs, null));
            return this;
        }

        PatchBuilder remove(long id) {
            skus.put(id, null);
            return this;
        }

        PatchBuilder add(@Nullable String code, String weight, long price) {
            added.add(new ProposedContent.Sku(code, Map.of("weight", weight), price));
            return this;
        }

        ContentPatch build() {
            return new ContentPatch(texts, null, false, attributes, skus, added);
        }
    }
}
