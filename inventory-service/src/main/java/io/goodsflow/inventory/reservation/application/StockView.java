package io.goodsflow.inventory.reservation.application;

import io.goodsflow.inventory.reservation.domain.OrderLine;
import io.goodsflow.inventory.reservation.domain.OrderLines;
import io.goodsflow.inventory.reservation.domain.ReserveOutcome;
import io.goodsflow.inventory.reservation.domain.ReserveOutcome.Shortfall;
import io.goodsflow.inventory.sale.application.LookUpSales.Sale;
import io.goodsflow.inventory.stock.domain.Balance;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What an order's lines looked like at one moment: what is on sale, and how much of it there is. */
record StockView(Map<Long, Sale> sales, Map<String, Balance> balances) {

    Optional<ReserveOutcome> refusal(OrderLines asked) {
        List<OrderLine> offSale = asked.lines().stream()
                .filter(line -> !sales.getOrDefault(line.skuId(), Sale.NEVER).onSale())
                .toList();
        if (!offSale.isEmpty()) {
            return Optional.of(new ReserveOutcome.NotOnSale(offSale));
        }
        return shortage(asked);
    }

    /** The same, whether or not it is on sale. */
    Optional<ReserveOutcome> shortage(OrderLines asked) {
        List<OrderLine> retired = asked.lines().stream()
                .filter(line -> balance(line).filter(Balance::retired).isPresent())
                .toList();
        if (!retired.isEmpty()) {
            return Optional.of(new ReserveOutcome.Retired(retired));
        }
        List<Shortfall> shortfalls = asked.lines().stream()
                .map(line -> new Shortfall(
                        line, balance(line).map(Balance::available).orElse(0L)))
                .filter(shortfall -> shortfall.available() < shortfall.line().qty())
                .toList();
        return shortfalls.isEmpty() ? Optional.empty() : Optional.of(new ReserveOutcome.InsufficientStock(shortfalls));
    }

    private Optional<Balance> balance(OrderLine line) {
        return Optional.ofNullable(balances.get(line.inventoryKey()));
    }

    /** Other orders were faster each time, though units keep coming back. */
    static ReserveOutcome allShort(OrderLines asked) {
        return new ReserveOutcome.InsufficientStock(
                asked.lines().stream().map(line -> new Shortfall(line, 0)).toList());
    }
}
