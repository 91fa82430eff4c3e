package io.goodsflow.product.checkout.application;

import io.goodsflow.product.checkout.domain.Checkout;
import io.goodsflow.product.checkout.domain.CheckoutChange;
import io.goodsflow.product.checkout.domain.CheckoutLine;
import io.goodsflow.product.checkout.domain.Drift;
import io.goodsflow.product.draft.domain.ProductContent;
import io.goodsflow.product.lookup.application.FindSkus;
import io.goodsflow.product.lookup.domain.PublishedSku;
import io.goodsflow.product.publishing.application.ItemVersions;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Service;

/** Holds a confirmation snapshot against what is on sale now, when the order is created (source 2.11). */
@Service
public class VerifyCheckout {

    private final Checkouts checkouts;
    private final FindSkus findSkus;
    private final ItemVersions versions;
    private final Clock clock;

    VerifyCheckout(Checkouts checkouts, FindSkus findSkus, ItemVersions versions, Clock clock) {
        this.checkouts = checkouts;
        this.findSkus = findSkus;
        this.versions = versions;
        this.clock = clock;
    }

    public VerifyOutcome handle(long checkoutId) {
        Optional<Checkout> found = checkouts.find(checkoutId);
        if (found.isEmpty()) {
            return new VerifyOutcome.Absent();
        }
        Checkout checkout = found.get();
        if (checkout.isExpired(clock.instant())) {
            return new VerifyOutcome.Expired(checkout.expiresAt());
        }
        Map<Long, PublishedSku> now = findSkus.handle(
                checkout.lines().stream().map(CheckoutLine::skuId).distinct().toList());
        Map<Long, ProductContent> said = versions.contents(
                checkout.lines().stream().flatMap(line -> compared(line, now)).collect(Collectors.toSet()));
        List<CheckoutChange> changes = checkout.lines().stream()
                .flatMap(line -> drift(line, now.get(line.skuId()), said).stream())
                .toList();
        return changes.isEmpty() ? new VerifyOutcome.Good() : new VerifyOutcome.Changed(changes);
    }

    /** Snapshots are read only of what has moved on. */
    private static Stream<Long> compared(CheckoutLine line, Map<Long, PublishedSku> present) {
        PublishedSku now = present.get(line.skuId());
        return now == null || now.publishVersion() == line.publishVersion()
                ? Stream.empty()
                : Stream.of(line.snapshotId(), now.snapshotId());
    }

    private static List<CheckoutChange> drift(
            CheckoutLine line, @Nullable PublishedSku now, Map<Long, ProductContent> said) {
        return now == null
                ? Drift.of(line, null, null, null)
                : Drift.of(line, now, said.get(line.snapshotId()), said.get(now.snapshotId()));
    }
}
