package io.goodsflow.product.publishing.domain;

import io.goodsflow.product.draft.domain.TargetSale;
import org.jspecify.annotations.Nullable;

/** Whether an item can be bought. */
public enum SaleState {
    ONLINE,
    OFFLINE,
    BANNED,
    ARCHIVED;

    /**
     * What a merge makes of it. An edit lifts neither a ban nor an archiving: those end by commands of their own.
     *
     * @param before null for an item that is not there yet
     */
    public static SaleState after(@Nullable SaleState before, TargetSale wanted) {
        if (before == BANNED || before == ARCHIVED) {
            return before;
        }
        return switch (wanted) {
            case ONLINE -> ONLINE;
            case OFFLINE -> OFFLINE;
            case KEEP -> before == null ? OFFLINE : before;
        };
    }
}
