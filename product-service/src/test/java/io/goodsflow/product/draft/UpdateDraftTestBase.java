package io.goodsflow.product.draft;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.product.Products.Submitted;
import io.goodsflow.product.contract.api.DraftAnswer;
import io.goodsflow.product.contract.api.UpdateDraftAnswer;
import io.goodsflow.product.draft.Patches.Asker;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;

/** A published item and what its owner changes of it. */
abstract class UpdateDraftTestBase extends DraftApiTestBase {
    final Asker owner = Asker.merchant(merchant);

    long itemId;

    long sku;

    @BeforeEach
    void aPublishedItem() {
        Submitted published = products.published(merchant, products.content());
        itemId = published.itemId();
        sku = published.draft().skus().get(0).skuId();
    }

    /** The item, after the draft passed. */
    long published(UpdateDraftAnswer answer) {
        products.pass(answer.draft(), products.submit(api, answer.draft()));
        assertThat(status(answer.draft())).isEqualTo("PUBLISHED");
        return answer.itemId();
    }

    String status(DraftAnswer draft) {
        return api.get(draft.draftId()).status();
    }

    long price(long item) {
        Long price = jdbc.queryForObject(
                "SELECT price FROM product_sku_tab WHERE item_id = ? AND sku_id = ?", Long.class, item, sku);
        assertThat(price).isNotNull();
        return price;
    }

    Object title() {
        return row().get("title");
    }

    Map<String, Object> row() {
        return jdbc.queryForMap("SELECT * FROM product_item_tab WHERE item_id = ?", itemId);
    }
}
