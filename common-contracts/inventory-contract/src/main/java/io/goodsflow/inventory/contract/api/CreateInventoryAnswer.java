package io.goodsflow.inventory.contract.api;

import java.util.List;

/** The keys as they stand after the command, in the order of the request. */
public record CreateInventoryAnswer(List<Line> lines) {

    public CreateInventoryAnswer {
        lines = List.copyOf(lines);
    }

    /** outcome is CREATED, ADJUSTED, UNCHANGED or REPEATED. */
    public record Line(long skuId, String inventoryKey, String outcome, long available, long inventoryVersion) {}
}
