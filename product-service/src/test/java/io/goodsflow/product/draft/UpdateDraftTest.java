package io.goodsflow.product.draft;

import static io.goodsflow.product.draft.Patches.fields;
import static io.goodsflow.product.draft.Patches.priced;
import static io.goodsflow.product.draft.Patches.titled;
import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.kit.feign.RemoteRefusedException;
import io.goodsflow.product.Products;
import io.goodsflow.product.Workshop;
import io.goodsflow.product.contract.api.DraftContent;
import io.goodsflow.product.contract.api.DraftPatch;
import io.goodsflow.product.contract.api.UpdateDraftAnswer;
import io.goodsflow.product.draft.Patches.Asker;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What a change of a published item leads to. */
class UpdateDraftTest extends UpdateDraftTestBase {
    @Test
    void aChangeStartsADraftFromThePresentVersion() {
        UpdateDraftAnswer answer = api.update(itemId, owner.asks(priced(sku, 9_900)));

        assertThat(answer.outcome()).isEqualTo("UPDATED");
        assertThat(answer.publishVersion()).isEqualTo(1);
        assertThat(fields(answer)).containsExactly(Map.entry("skus[" + sku + "].price", "applied"));
        assertThat(answer.draft().status()).isEqualTo("EDITING");
        assertThat(answer.draft().itemId()).isEqualTo(itemId);
        assertThat(answer.draft().basePublishVersion()).isEqualTo(1);
        assertThat(price(published(answer))).isEqualTo(9_900);
        assertThat(history(itemId)).endsWith("PUBLISH", "EDIT_DRAFT", "SUBMIT_FOR_QC", "APPROVE", "PUBLISH");
    }

    @Test
    void aChangeThatSaysWhatIsSoIsNone() {
        UpdateDraftAnswer answer = api.update(itemId, owner.asks(priced(sku, 12_800)));

        assertThat(answer.outcome()).isEqualTo("NO_OP");
        assertThat(answer.draft()).isNull();
        assertThat(fields(answer)).containsValue("unchanged");
        assertThat(history(itemId)).doesNotContain("EDIT_DRAFT");
    }

    @Test
    void differentFieldsOfOneBaseAreBothPublished() {
        published(api.update(itemId, owner.asks(titled("Spring oolong"), 1L)));

        UpdateDraftAnswer second = api.update(itemId, owner.asks(priced(sku, 9_900), 1L));

        assertThat(second.publishVersion()).isEqualTo(2);
        assertThat(second.draft().basePublishVersion()).isEqualTo(2);
        published(second);
        assertThat(title()).isEqualTo("Spring oolong");
        assertThat(price(itemId)).isEqualTo(9_900);
    }

    @Test
    void theSameFieldIsAConflictThatNamesBothValues() {
        published(api.update(itemId, owner.asks(titled("Spring oolong"), 1L)));

        RemoteRefusedException refused = refused(
                409, "product.version_conflict", () -> api.update(itemId, owner.asks(titled("Autumn oolong"), 1L)));

        assertThat(refused.properties()).containsEntry("publish_version", 2);
        assertThat(refused.properties())
                .containsEntry(
                        "conflicts",
                        List.of(Map.of("field", "title", "yours", "Autumn oolong", "current", "Spring oolong")));
        assertThat(api.update(itemId, owner.asks(titled("Spring oolong"), 1L)).outcome())
                .isEqualTo("NO_OP");
    }

    @Test
    void whatIsClearedIsGone() {
        UpdateDraftAnswer answer = api.update(itemId, owner.asks(Patches.cleared("brand", "attributes", "image_urls")));
        published(answer);

        assertThat(fields(answer))
                .isEqualTo(Map.of("brand", "applied", "image_urls", "applied", "attributes.origin", "applied"));
        Map<String, Object> row = row();
        assertThat(row.get("brand")).isNull();
        assertThat(row.get("attributes")).isEqualTo("{}");
        assertThat(row.get("image_urls")).isEqualTo("[]");
    }

    @Test
    void skusComeAndGo() {
        UpdateDraftAnswer added = api.update(itemId, owner.asks(Patches.plus(Products.sku("A-1000", "1kg", 40_000))));
        published(added);
        assertThat(added.draft().skus()).hasSize(3);

        published(api.update(itemId, owner.asks(Patches.withoutSku(sku))));

        assertThat(jdbc.queryForList(
                        "SELECT sku_id FROM product_sku_tab WHERE item_id = ? ORDER BY position", Long.class, itemId))
                .containsExactly(
                        added.draft().skus().get(1).skuId(),
                        added.draft().skus().get(2).skuId());
    }

    @Test
    void theResultIsJudgedAsAnyContent() {
        RemoteRefusedException refused =
                refused(400, "request.invalid", () -> api.update(itemId, owner.asks(titled("x".repeat(129)))));
        assertThat(errors(refused)).containsExactly("title title.too_long");

        refused = refused(400, "request.invalid", () -> api.update(itemId, owner.asks(priced(sku, 100_000_001))));
        assertThat(errors(refused)).containsExactly("skus[" + sku + "].price price.out_of_range");

        refused(400, "product.category_not_found", () -> api.update(itemId, owner.asks(Patches.in("Nowhere"))));
        refused(400, "request.invalid", () -> api.update(itemId, owner.asks(Patches.cleared("title"))));
        refused(400, "request.invalid", () -> api.update(itemId, owner.asks(priced(77, 5))));
        assertThat(history(itemId)).doesNotContain("EDIT_DRAFT");
    }

    @Test
    void theNameOfTheCategoryThatItIsInIsNoChange() {
        String name = jdbc.queryForObject(
                "SELECT c.name FROM category c JOIN product_item_tab i ON i.category_id = c.id WHERE i.item_id = ?",
                String.class,
                itemId);

        assertThat(api.update(itemId, owner.asks(Patches.in(name))).outcome()).isEqualTo("NO_OP");
        UpdateDraftAnswer moved =
                api.update(itemId, owner.asks(Patches.in(products.newCategory().name())));
        assertThat(fields(moved)).containsExactly(Map.entry("category", "applied"));
    }

    @Test
    void aChangeIntoAProductThatIsThereIsToldAtOnce() {
        DraftContent other = products.content();
        long there = products.published(merchant, other).itemId();

        RemoteRefusedException refused = refused(
                409,
                "product.duplicate_item",
                () -> api.update(
                        itemId,
                        owner.asks(new DraftPatch(
                                null, null, null, null, other.outerId(), null, null, null, null, null))));

        assertThat(refused.properties()).containsEntry("item_id", (Object) there);
        assertThat(history(itemId)).doesNotContain("EDIT_DRAFT");
    }

    @Test
    void specsAreMergedByNameAndANullRemoves() {
        Map<String, String> specs = new HashMap<>();
        specs.put("box", null);
        specs.put("grade", "A");
        DraftPatch patch = new DraftPatch(
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                Map.of(sku, new DraftPatch.Sku(null, specs, null, null)),
                null,
                null);

        UpdateDraftAnswer answer = api.update(itemId, owner.asks(patch));

        assertThat(fields(answer)).containsExactly(Map.entry("skus[" + sku + "].specs", "applied"));
        assertThat(answer.draft().skus().get(0).specs()).isEqualTo(Map.of("weight", "250g", "grade", "A"));
    }

    @Test
    void othersItemsAndItemsThatAreNotThereAreAbsent() {
        refused(
                404,
                "product.not_found",
                () -> api.update(itemId, Asker.merchant(Products.newMerchant()).asks(titled("Mine"))));
        refused(404, "product.not_found", () -> api.update(Workshop.newId(), owner.asks(titled("Mine"))));
        refused(404, "product.version_not_found", () -> api.update(itemId, owner.asks(titled("Mine"), 9L)));
    }
}
