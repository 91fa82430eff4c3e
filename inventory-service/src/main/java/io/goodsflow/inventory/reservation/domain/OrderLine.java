package io.goodsflow.inventory.reservation.domain;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Units of one key that an order asks for.
 *
 * @param publishVersion version of the item that the order confirmed; null for a reservation, which takes any
 */
public record OrderLine(
        String inventoryKey, long skuId, long qty, @Nullable Long publishVersion) {

    public OrderLine {
        if (qty < 1) {
            throw new IllegalArgumentException("quantity must be at least 1, was " + qty);
        }
    }

    public OrderLine(String inventoryKey, long skuId, long qty) {
        this(inventoryKey, skuId, qty, null);
    }

    /** Both together; they must be of one key and one version. */
    OrderLine plus(OrderLine other) {
        if (!Objects.equals(publishVersion, other.publishVersion)) {
            throw new IllegalArgumentException("one key in two versions: " + inventoryKey);
        }
        return new OrderLine(inventoryKey, skuId, Math.addExact(qty, other.qty), publishVersion);
    }
}
