package io.goodsflow.product.item.application;

import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.product.contract.error.ProductError;
import io.goodsflow.product.draft.application.Drafts;
import io.goodsflow.product.draft.domain.Draft;
import io.goodsflow.product.publishing.application.Items;
import io.goodsflow.product.publishing.domain.Item;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Service;

/** Shows an item to the back office: its present version, if there is one, and where the next one stands. */
@Service
public class FindItem {

    private final Items items;
    private final Drafts drafts;

    FindItem(Items items, Drafts drafts) {
        this.items = items;
        this.drafts = drafts;
    }

    /** @param onlyOf the merchant whose items alone may be seen; null for any */
    public Found handle(long itemId, @Nullable Long onlyOf) {
        Optional<Item> item = items.find(itemId);
        Optional<Draft> draft = drafts.findCurrent(itemId);
        Found found = new Found(itemId, item.orElse(null), draft.orElse(null));
        Long owner = found.merchantId();
        if (owner == null || (onlyOf != null && !onlyOf.equals(owner))) {
            throw new GoodsflowException(ProductError.ITEM_NOT_FOUND);
        }
        return found;
    }

    /** At least one of the two is there. */
    public record Found(
            long itemId, @Nullable Item item, @Nullable Draft draft) {

        @Nullable
        Long merchantId() {
            if (item != null) {
                return item.merchantId();
            }
            return draft == null ? null : draft.merchantId();
        }
    }
}
