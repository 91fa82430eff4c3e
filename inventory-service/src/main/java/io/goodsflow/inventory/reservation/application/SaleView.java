package io.goodsflow.inventory.reservation.application;

import io.goodsflow.inventory.reservation.domain.DeductOutcome;
import io.goodsflow.inventory.reservation.domain.DeductOutcome.VersionGap;
import io.goodsflow.inventory.reservation.domain.OrderLine;
import io.goodsflow.inventory.reservation.domain.OrderLines;
import io.goodsflow.inventory.sale.application.LookUpSales.Sale;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongPredicate;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * The items behind an order's lines at one moment: are they there, on sale, and as the order confirmed them?
 *
 * @param sales by SKU; one that no news of its item named is left out
 * @param declared keys, of those without a sale, that stock is declared for: the news of their item is still to come
 */
record SaleView(Map<Long, Sale> sales, Set<String> declared) {

    /** Only what is as new as the order is judged: of an order that is ahead nothing can be said yet. */
    Optional<DeductOutcome> refusal(OrderLines asked) {
        List<VersionGap> notSeen = gaps(asked.lines().stream().filter(this::isExpected), ahead -> ahead > 0);
        if (!notSeen.isEmpty()) {
            return Optional.of(new DeductOutcome.VersionNotSeen(notSeen));
        }
        List<OrderLine> unknown = lines(asked, sale -> !sale.listed());
        if (!unknown.isEmpty()) {
            return Optional.of(new DeductOutcome.UnknownSku(unknown));
        }
        List<OrderLine> offSale = lines(asked, sale -> !sale.onSale());
        if (!offSale.isEmpty()) {
            return Optional.of(new DeductOutcome.OffSale(offSale));
        }
        List<VersionGap> moved = gaps(asked.lines().stream(), ahead -> ahead < 0);
        return moved.isEmpty() ? Optional.empty() : Optional.of(new DeductOutcome.VersionMoved(moved));
    }

    /** Nobody hears ever of a SKU that is neither in the news nor has stock. */
    private boolean isExpected(OrderLine line) {
        return sales.containsKey(line.skuId()) || declared.contains(line.inventoryKey());
    }

    private List<OrderLine> lines(OrderLines asked, Predicate<Sale> refused) {
        return asked.lines().stream().filter(line -> refused.test(sale(line))).toList();
    }

    private List<VersionGap> gaps(Stream<OrderLine> lines, LongPredicate refused) {
        return lines.map(line -> new VersionGap(line, sale(line).publishVersion()))
                .filter(gap -> refused.test(gap.ahead()))
                .toList();
    }

    private Sale sale(OrderLine line) {
        return sales.getOrDefault(line.skuId(), Sale.NEVER);
    }
}
