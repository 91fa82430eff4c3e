package io.goodsflow.inventory.contract.api;

import java.util.List;

/** What can be sold now; a SKU without declared stock is left out, never reported as 0. */
public record StockAnswer(List<Line> lines) {

    public StockAnswer {
        lines = List.copyOf(lines);
    }

    /** Units available of one SKU. */
    public record Line(long skuId, long available) {}
}
