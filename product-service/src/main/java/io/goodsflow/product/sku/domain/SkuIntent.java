package io.goodsflow.product.sku.domain;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A change of a SKU that inventory-service has a say in (architecture 5). It is open until both sides are as it wants them,
 * or both as they were.
 *
 * @param wish null of a deletion
 * @param expectedStock units that the form showed, 0 of a deletion
 * @param commandKey the caller's key, null if he gave none
 * @param attempts how often inventory-service was, or is being, asked
 */
public record SkuIntent(
        long intentId,
        long skuId,
        long itemId,
        State state,
        @Nullable SkuWish wish,
        long expectedStock,
        String operator,
        @Nullable String commandKey,
        int attempts,
        Instant at) {

    /** By it inventory-service knows the change. */
    public String requestNo() {
        return "sku-intent:" + intentId;
    }

    /** By it inventory-service knows that the change shall not stand. */
    public String undoRequestNo() {
        return requestNo() + ":undo";
    }

    public boolean wants(@Nullable SkuWish other, long expected) {
        return wish == null
                ? other == null
                : other != null
                        && wish.specs().key().equals(other.specs().key())
                        && wish.price() == other.price()
                        && wish.stock() == other.stock()
                        && expectedStock == expected;
    }

    /** How far it has come; what is not open is over for good. */
    public enum State {
        /** Inventory-service decides, then the item is changed. */
        OPEN,
        /** The item refused: what inventory-service did is being taken back. */
        UNDOING,
        DONE,
        /** Inventory-service refused. */
        CANCELED,
        UNDONE;

        public boolean isOpen() {
            return this == OPEN || this == UNDOING;
        }

        public boolean mayBecome(State next) {
            return switch (this) {
                case OPEN -> next == DONE || next == CANCELED || next == UNDOING;
                case UNDOING -> next == UNDONE;
                case DONE, CANCELED, UNDONE -> false;
            };
        }
    }
}
