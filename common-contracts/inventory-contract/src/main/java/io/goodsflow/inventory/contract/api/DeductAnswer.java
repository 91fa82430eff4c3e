package io.goodsflow.inventory.contract.api;

import java.util.List;

/** What the order took, each SKU once. */
public record DeductAnswer(String orderId, List<Line> lines) {

    public DeductAnswer {
        lines = List.copyOf(lines);
    }

    /** Units of one SKU. */
    public record Line(long skuId, String inventoryKey, long qty) {}
}
