package io.goodsflow.product.update.domain;

import static io.goodsflow.product.update.domain.FieldOutcome.APPLIED;
import static io.goodsflow.product.update.domain.FieldOutcome.CONFLICT;
import static io.goodsflow.product.update.domain.FieldOutcome.UNCHANGED;
import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.product.draft.domain.ContentSku;
import io.goodsflow.product.draft.domain.ProductContent;
import io.goodsflow.product.draft.domain.Specs;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** SKUs that come, go and are changed by several. */
class SkuMergeTest extends ContentMergeTestBase {
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

    private static ContentSku boxed(long id, Map<String, String> specs) {
        return new ContentSku(id, null, new Specs(specs), 100);
    }
}
