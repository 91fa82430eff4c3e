package io.goodsflow.inventory.reservation.application;

import io.goodsflow.inventory.reservation.domain.DeductOutcome;
import io.goodsflow.inventory.reservation.domain.DeductOutcome.VersionGap;
import io.goodsflow.inventory.reservation.domain.OrderLine;
import io.goodsflow.inventory.reservation.domain.OrderLines;
import io.goodsflow.inventory.sale.application.LookUpSales.Sale;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongPredicate;
import java.util.function.Predicate;

/** The items behind an order's lines at one moment: are they there, on sale, and as the order confirmed them? */
record SaleView(Map<Long, Sale> sales) {

    Optional<DeductOutcome> refusal(OrderLines asked) {
        List<OrderLine> unknown = lines(asked, sale -> !sale.listed());
        if (!unknown.isEmpty()) {
            return Optional.of(new DeductOutcome.UnknownSku(unknown));
        }
        List<OrderLine> offSale = lines(asked, sale -> !sale.onSale());
        if (!offSale.isEmpty()) {
            return Optional.of(new DeductOutcome.OffSale(offSale));
        }
        List<VersionGap> moved = gaps(asked, ahead -> ahead < 0);
        if (!moved.isEmpty()) {
            return Optional.of(new DeductOutcome.VersionMoved(moved));
        }
        List<VersionGap> notSeen = gaps(asked, ahead -> ahead > 0);
        return notSeen.isEmpty() ? Optional.empty() : Optional.of(new DeductOutcome.VersionNotSeen(notSeen));
    }

    private List<OrderLine> lines(OrderLines asked, Predicate<Sale> refused) {
        return asked.lines().stream().filter(line -> refused.test(sale(line))).toList();
    }

    private List<VersionGap> gaps(OrderLines asked, LongPredicate refused) {
        return asked.lines().stream()
                .map(line -> new VersionGap(line, sale(line).publishVersion()))
                .filter(gap -> refused.test(gap.ahead()))
                .toList();
    }

    private Sale sale(OrderLine line) {
        return sales.getOrDefault(line.skuId(), Sale.NEVER);
    }
}
