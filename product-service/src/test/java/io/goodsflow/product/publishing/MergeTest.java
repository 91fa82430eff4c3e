package io.goodsflow.product.publishing;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.product.Together;
import io.goodsflow.product.category.application.RemoveCategory;
import io.goodsflow.product.draft.domain.ContentSku;
import io.goodsflow.product.draft.domain.Draft;
import io.goodsflow.product.draft.domain.DraftStatus;
import io.goodsflow.product.draft.domain.ProductContent;
import io.goodsflow.product.draft.domain.Specs;
import io.goodsflow.product.draft.domain.StatusReason;
import io.goodsflow.product.draft.domain.TargetSale;
import io.goodsflow.product.publishing.domain.VerdictOutcome;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;

/** Merges into items that are there, and merges that cannot be. */
class MergeTest extends VerdictTestBase {

    @Autowired
    private RemoveCategory removeCategory;

    @Test
    void anUpdateBecomesTheNextVersionAndTheHistorySaysWhatDiffers() {
        Draft first = published();
        ContentSku kept = first.content().skus().get(0);
        ContentSku added = new ContentSku(kept.skuId() + 1_000_000, "B", new Specs(Map.of("size", "1kg")), 30_000);
        Draft update = workshop.submittedUpdate(
                first.itemId(), 1, with(first.content(), "New title", List.of(kept, added)), TargetSale.KEEP);

        assertThat(pass(update)).isEqualTo(VerdictOutcome.PUBLISHED);

        assertThat(item(first.itemId()))
                .containsEntry("title", "New title")
                .containsEntry("publish_version", 2L)
                .containsEntry("sale_state", "ONLINE")
                .containsEntry("min_price", 12_800L);
        assertThat(skuIds(first)).containsExactly(kept.skuId(), added.skuId());
        assertThat(count("item_snapshot", "item_id", first.itemId())).isEqualTo(2);
        String changes = jdbc.queryForObject(
                "SELECT change_payload FROM product_edit_history_log WHERE draft_id = ? AND action = 'PUBLISH'",
                String.class,
                update.draftId());
        assertThat(changes)
                .contains("\"field\":\"title\"", "\"old\":\"" + first.content().title() + "\"", "\"new\":\"New title\"")
                .contains("skus[" + added.skuId() + "]");
    }

    @Test
    void twoSkusMaySwapTheirSpecs() {
        Draft first = published();
        ContentSku one = first.content().skus().get(0);
        ContentSku two = first.content().skus().get(1);
        List<ContentSku> swapped = List.of(
                new ContentSku(one.skuId(), one.skuCode(), two.specs(), one.price()),
                new ContentSku(two.skuId(), two.skuCode(), one.specs(), two.price()));

        Draft update = workshop.submittedUpdate(
                first.itemId(), 1, with(first.content(), first.content().title(), swapped), TargetSale.KEEP);

        assertThat(pass(update)).isEqualTo(VerdictOutcome.PUBLISHED);
        assertThat(jdbc.queryForObject("SELECT specs FROM product_sku_tab WHERE sku_id = ?", String.class, one.skuId()))
                .isEqualTo(two.specs().json());
    }

    @Test
    void aSkuThatStaysAsItIsIsNotWrittenAgain() {
        Draft first = published();
        ContentSku one = first.content().skus().get(0);
        ContentSku two = first.content().skus().get(1);
        jdbc.update("UPDATE product_sku_tab SET updated_at = '2020-01-01' WHERE item_id = ?", first.itemId());
        List<ContentSku> dearer = List.of(one, new ContentSku(two.skuId(), two.skuCode(), two.specs(), 4_000));

        pass(workshop.submittedUpdate(
                first.itemId(), 1, with(first.content(), first.content().title(), dearer), TargetSale.KEEP));

        assertThat(jdbc.queryForList(
                        "SELECT updated_at > '2020-01-01' FROM product_sku_tab WHERE item_id = ? ORDER BY position",
                        Boolean.class,
                        first.itemId()))
                .containsExactly(false, true);
    }

    @Test
    void aDraftWhoseItemMovedOnComesBack() {
        Draft first = published();
        Draft update = workshop.submittedUpdate(
                first.itemId(),
                1,
                with(first.content(), "New title", first.content().skus()),
                TargetSale.KEEP);
        jdbc.update("UPDATE product_item_tab SET publish_version = 5 WHERE item_id = ?", first.itemId());

        assertReturned(update, "version.moved_on", 5);

        assertThat(item(first.itemId())).containsEntry("title", first.content().title());
        assertThat(count("item_snapshot", "item_id", first.itemId())).isEqualTo(1);
        outboxOf(first.itemId()).hasSize(1);
    }

    @Test
    void aDraftWhoseCategoryIsGoneComesBack() {
        Draft draft = workshop.submitted(category);
        removeCategory.handle(null, category);

        assertReturned(draft, "product.category_not_found", 0);
        assertNeverPublished(draft);
    }

    @Test
    void aCategoryIsEitherRemovedOrHasTheItem() throws Exception {
        Draft draft = workshop.submitted(category);
        List<Callable<Object>> both = List.of(() -> pass(draft), this::removeCategory);

        List<Object> outcomes = Together.run(both);

        assertThat(outcomes).isIn(List.of(VerdictOutcome.PUBLISHED, false), List.of(VerdictOutcome.RETURNED, true));
    }

    @Test
    void aDraftWhoseNaturalKeyBelongsToAnotherItemComesBack() {
        Draft first = published();
        Draft other = published();
        Draft update = workshop.submittedUpdate(
                first.itemId(),
                1,
                with(first.content(), other.content().title(), first.content().skus()),
                TargetSale.KEEP);

        assertReturned(update, "product.duplicate_item", 1);
        assertThat(item(first.itemId())).containsEntry("title", first.content().title());
    }

    @Test
    void aDraftWhoseSkusCollideComesBackAndLeavesNothingHalfWritten() {
        Draft first = published();
        ContentSku one = first.content().skus().get(0);
        Draft update = workshop.submittedUpdate(
                first.itemId(),
                1,
                with(
                        first.content(),
                        "New title",
                        List.of(one, new ContentSku(one.skuId() + 500_000, null, one.specs(), 1))),
                TargetSale.KEEP);

        assertReturned(update, "product.duplicate_specs", 1);

        assertThat(item(first.itemId()))
                .containsEntry("title", first.content().title())
                .containsEntry("publish_version", 1L);
        assertThat(skuIds(first))
                .containsExactly(one.skuId(), first.content().skus().get(1).skuId());
        assertThat(count("item_snapshot", "item_id", first.itemId())).isEqualTo(1);
        assertThat(history(update)).containsExactly("APPROVE", "RETURN_DRAFT");
        outboxOf(first.itemId()).hasSize(1);
    }

    @Test
    void aReturnedDraftIsNotReturnedTwice() {
        Draft draft = workshop.submitted(category);
        removeCategory.handle(null, category);
        pass(draft);

        assertThat(pass(draft)).isEqualTo(VerdictOutcome.REPEATED);
        assertThat(reject(draft)).isEqualTo(VerdictOutcome.CONTRADICTED);
        outboxOf(draft.draftId()).hasTypes("product.draft-submitted", "product.draft-returned");
    }

    private void assertReturned(Draft draft, String code, long currentVersion) {
        assertThat(pass(draft)).isEqualTo(VerdictOutcome.RETURNED);
        Draft returned = now(draft);
        assertThat(returned.status()).isEqualTo(DraftStatus.EDITING);
        assertThat(returned.rebaseRequired()).isTrue();
        assertThat(returned.reasons()).extracting(StatusReason::code).containsExactly(code);
        assertThat(outcome(draft)).isEqualTo("RETURNED");
        assertThat(history(draft)).endsWith("APPROVE", "RETURN_DRAFT");
        assertThat(event(draft.draftId(), "product.draft-returned")
                        .at("/data/current_publish_version")
                        .asLong())
                .isEqualTo(currentVersion);
    }

    private Draft published() {
        Draft draft = workshop.submitted(category);
        assertThat(pass(draft)).isEqualTo(VerdictOutcome.PUBLISHED);
        return draft;
    }

    private List<Long> skuIds(Draft draft) {
        return jdbc.queryForList(
                "SELECT sku_id FROM product_sku_tab WHERE item_id = ? ORDER BY position", Long.class, draft.itemId());
    }

    private boolean removeCategory() {
        try {
            removeCategory.handle(null, category);
            return true;
        } catch (GoodsflowException inUse) {
            return false;
        }
    }

    private static ProductContent with(ProductContent content, String title, List<ContentSku> skus) {
        return new ProductContent(
                content.categoryId(),
                content.categoryName(),
                title,
                content.description(),
                content.brand(),
                content.outerId(),
                content.imageUrls(),
                content.attributes(),
                skus);
    }
}
