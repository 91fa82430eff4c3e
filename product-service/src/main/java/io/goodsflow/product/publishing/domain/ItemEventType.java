package io.goodsflow.product.publishing.domain;

import io.goodsflow.product.history.domain.FieldChange;
import java.util.List;

/** What a merge is to those who follow the item. */
public enum ItemEventType {
    ITEM_CREATE,
    ITEM_UPDATE,
    ITEM_ONLINE,
    ITEM_OFFLINE,
    ITEM_BANNED,
    ITEM_ARCHIVED,
    ITEM_ROLLBACK;

    /** @param changes all differences to the version before, the sale state's among them */
    static ItemEventType of(long publishVersion, SaleState saleState, List<FieldChange> changes) {
        if (publishVersion == 1) {
            return ITEM_CREATE;
        }
        boolean onlySaleState = changes.size() == 1 && changes.get(0).field().equals(ItemVersion.SALE_STATE);
        return onlySaleState ? ofSale(saleState) : ITEM_UPDATE;
    }

    private static ItemEventType ofSale(SaleState saleState) {
        return switch (saleState) {
            case ONLINE -> ITEM_ONLINE;
            case OFFLINE -> ITEM_OFFLINE;
            case BANNED -> ITEM_BANNED;
            case ARCHIVED -> ITEM_ARCHIVED;
        };
    }
}
