package io.goodsflow.inventory.reservation.application;

import io.goodsflow.inventory.reservation.domain.OrderLine;
import io.goodsflow.inventory.reservation.domain.OrderLines;
import io.goodsflow.inventory.reservation.domain.ReserveOutcome;
import io.goodsflow.inventory.reservation.domain.ReserveOutcome.Shortfall;
import io.goodsflow.inventory.sale.application.LookUpSales.Sale;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What an order's lines looked like at one moment: what is on sale, and how much of it there is. */
record StockView(Map<Long, Sale> sales, Map<String, Long> available) {

    Optional<ReserveOutcome> refusal(OrderLines asked) {
        List<OrderLine> offSale = asked.lines().stream()
                .filter(line -> !sales.getOrDefault(line.skuId(), Sale.NEVER).onSale())
                .toList();
        if (!offSale.isEmpty()) {
            return Optional.of(new ReserveOutcome.NotOnSale(offSale));
        }
        List<Shortfall> shortfalls = asked.lines().stream()
                .map(line -> new Shortfall(line, available.getOrDefault(line.inventoryKey(), 0L)))
                .filter(shortfall -> shortfall.available() < shortfall.line().qty())
                .toList();
        return shortfalls.isEmpty() ? Optional.empty() : Optional.of(new ReserveOutcome.InsufficientStock(shortfalls));
    }

    /** Other orders were faster each time, though units keep coming back. */
    static ReserveOutcome allShort(OrderLines asked) {
        return new ReserveOutcome.InsufficientStock(
                asked.lines().stream().map(line -> new Shortfall(line, 0)).toList());
    }
}
