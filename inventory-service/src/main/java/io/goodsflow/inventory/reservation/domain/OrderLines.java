package io.goodsflow.inventory.reservation.domain;

import java.util.Collection;
import java.util.List;
import java.util.TreeMap;

/**
 * The lines of an order: each key once, in key order, repeated keys summed. Two orders are the same if these are.
 *
 * @param lines empty only for an order that was released before it was ever reserved
 */
public record OrderLines(List<OrderLine> lines) {

    public static final OrderLines NONE = new OrderLines(List.of());

    public OrderLines {
        lines = List.copyOf(lines);
    }

    public static OrderLines of(Collection<OrderLine> asked) {
        TreeMap<String, OrderLine> byKey = new TreeMap<>();
        for (OrderLine line : asked) {
            byKey.merge(line.inventoryKey(), line, OrderLine::plus);
        }
        return new OrderLines(List.copyOf(byKey.values()));
    }

    public List<String> keys() {
        return lines.stream().map(OrderLine::inventoryKey).toList();
    }

    public List<Long> skuIds() {
        return lines.stream().map(OrderLine::skuId).distinct().toList();
    }

    /** The same units whatever version of their items was confirmed, as a reservation has them. */
    public OrderLines withoutVersions() {
        return new OrderLines(lines.stream()
                .map(line -> new OrderLine(line.inventoryKey(), line.skuId(), line.qty()))
                .toList());
    }
}
