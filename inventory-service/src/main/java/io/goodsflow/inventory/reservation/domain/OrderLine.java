package io.goodsflow.inventory.reservation.domain;

/** Units of one key that an order asks for. */
public record OrderLine(String inventoryKey, long skuId, long qty) {

    public OrderLine {
        if (qty < 1) {
            throw new IllegalArgumentException("quantity must be at least 1, was " + qty);
        }
    }
}
