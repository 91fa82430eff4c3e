package io.goodsflow.inventory.contract.api;

import java.util.List;

/**
 * Whether orders hold units of each key, in the order of the query.
 *
 * @param unknown keys without declared stock
 */
public record InUseAnswer(List<Line> lines, List<String> unknown) {

    public InUseAnswer {
        lines = List.copyOf(lines);
        unknown = List.copyOf(unknown);
    }

    /** @param inUse true if any unit is reserved, confirmed but not consumed, or locked */
    public record Line(String inventoryKey, boolean inUse, long reserved, long confirmed, long locked) {}
}
