package io.goodsflow.inventory.contract.api;

import java.util.List;

/**
 * What can be sold of each key, in the order of the query.
 *
 * @param unknown keys without declared stock, which is not the same as 0
 */
public record AvailabilityAnswer(List<Line> lines, List<String> unknown) {

    public AvailabilityAnswer {
        lines = List.copyOf(lines);
        unknown = List.copyOf(unknown);
    }

    /** @param retired true if it takes no new orders, whatever is available */
    public record Line(String inventoryKey, long available, long inventoryVersion, boolean retired) {}
}
