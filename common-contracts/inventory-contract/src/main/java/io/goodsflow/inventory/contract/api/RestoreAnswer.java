package io.goodsflow.inventory.contract.api;

import java.util.List;

/** What this request gave back; without lines if nothing was left to give. */
public record RestoreAnswer(String orderId, String requestNo, List<Line> lines) {

    public RestoreAnswer {
        lines = List.copyOf(lines);
    }

    /** Units of one key. */
    public record Line(long skuId, String inventoryKey, long qty) {}
}
