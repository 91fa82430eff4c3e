package io.goodsflow.inventory.reservation.adapter.web;

import io.goodsflow.inventory.reservation.domain.OrderLine;
import io.goodsflow.inventory.reservation.domain.ReserveOutcome.Shortfall;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A line that an order was refused for.
 *
 * @param available what there was, null if the SKU is not on sale
 */
record RefusedLine(
        long skuId, String inventoryKey, long qty, @Nullable Long available) {

    static RefusedLine of(OrderLine line) {
        return new RefusedLine(line.skuId(), line.inventoryKey(), line.qty(), null);
    }

    static RefusedLine of(Shortfall shortfall) {
        OrderLine line = shortfall.line();
        return new RefusedLine(line.skuId(), line.inventoryKey(), line.qty(), shortfall.available());
    }

    static String names(List<RefusedLine> lines) {
        return lines.stream().map(RefusedLine::inventoryKey).collect(Collectors.joining(", "));
    }
}
