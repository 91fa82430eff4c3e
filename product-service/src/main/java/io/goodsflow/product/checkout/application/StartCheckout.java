package io.goodsflow.product.checkout.application;

import io.goodsflow.kernel.FieldError;
import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.kit.data.CommandKey;
import io.goodsflow.kit.data.IdAllocator;
import io.goodsflow.kit.data.IdempotentCommands;
import io.goodsflow.product.checkout.domain.Checkout;
import io.goodsflow.product.checkout.domain.CheckoutLine;
import io.goodsflow.product.contract.error.ProductError;
import io.goodsflow.product.lookup.application.FindSkus;
import io.goodsflow.product.lookup.domain.PublishedSku;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Service;

/** Confirms to a shopper what is bought at which price, and remembers it (source 2.11). */
@Service
public class StartCheckout {

    private final FindSkus findSkus;
    private final Checkouts checkouts;
    private final IdAllocator ids;
    private final IdempotentCommands commands;
    private final CheckoutProperties settings;
    private final Clock clock;

    StartCheckout(
            FindSkus findSkus,
            Checkouts checkouts,
            IdAllocator ids,
            IdempotentCommands commands,
            CheckoutProperties settings,
            Clock clock) {
        this.findSkus = findSkus;
        this.checkouts = checkouts;
        this.ids = ids;
        this.commands = commands;
        this.settings = settings;
        this.clock = clock;
    }

    /** @param key null if the caller gave none */
    public Checkout handle(@Nullable CommandKey key, List<Wanted> wanted) {
        long checkoutId = ids.next("checkout");
        return commands.execute(key, wanted, Checkout.class, () -> start(checkoutId, wanted));
    }

    private Checkout start(long checkoutId, List<Wanted> wanted) {
        Map<Long, PublishedSku> skus =
                findSkus.handle(wanted.stream().map(Wanted::skuId).distinct().toList());
        demandOnSale(wanted, skus);
        Instant now = clock.instant().truncatedTo(ChronoUnit.MILLIS);
        Checkout checkout = new Checkout(
                checkoutId, wanted.stream().map(line -> confirmed(line, skus)).toList(), now, now.plus(settings.ttl()));
        if (!checkout.isCountable()) {
            throw GoodsflowException.invalid(List.of(new FieldError(
                    "lines",
                    "checkout.total_too_large",
                    "the total must be at most " + Checkout.MAX_TOTAL + " fen",
                    "总额不能超过 " + Checkout.MAX_TOTAL + " 分")));
        }
        checkouts.insert(checkout);
        return checkout;
    }

    private static void demandOnSale(List<Wanted> wanted, Map<Long, PublishedSku> skus) {
        List<Long> absent = wanted.stream()
                .map(Wanted::skuId)
                .filter(id -> !skus.containsKey(id))
                .distinct()
                .toList();
        if (!absent.isEmpty()) {
            throw new GoodsflowException(ProductError.SKU_NOT_FOUND, absent).with("sku_ids", absent);
        }
        List<Long> offSale = skus.values().stream()
                .filter(sku -> !sku.isOnSale())
                .map(PublishedSku::skuId)
                .toList();
        if (!offSale.isEmpty()) {
            throw new GoodsflowException(ProductError.NOT_ON_SALE).with("sku_ids", offSale);
        }
    }

    private static CheckoutLine confirmed(Wanted line, Map<Long, PublishedSku> skus) {
        PublishedSku sku = Objects.requireNonNull(skus.get(line.skuId()));
        return CheckoutLine.of(sku, line.qty(), line.extParams());
    }

    /** A line that is asked for. */
    public record Wanted(long skuId, long qty, Map<String, String> extParams) {}
}
