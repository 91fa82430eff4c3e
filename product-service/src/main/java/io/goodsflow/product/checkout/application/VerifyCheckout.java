package io.goodsflow.product.checkout.application;

import io.goodsflow.product.checkout.domain.Checkout;
import io.goodsflow.product.checkout.domain.CheckoutChange;
import io.goodsflow.product.checkout.domain.CheckoutLine;
import io.goodsflow.product.checkout.domain.Drift;
import io.goodsflow.product.draft.domain.ProductContent;
import io.goodsflow.product.lookup.application.FindSkus;
import io.goodsflow.product.lookup.domain.PublishedSku;
import io.goodsflow.product.publishing.application.ItemVersions;
import io.goodsflow.product.publishing.domain.PublishedVersion;
import java.time.Clock;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
        Map<Long, Optional<ProductContent>> read = new HashMap<>();
        List<CheckoutChange> changes = checkout.lines().stream()
                .flatMap(line -> drift(line, now.get(line.skuId()), read).stream())
                .toList();
        return changes.isEmpty() ? new VerifyOutcome.Good() : new VerifyOutcome.Changed(changes);
    }

    /** Snapshots are read only of what has moved on, each once however many lines are of one item. */
    private List<CheckoutChange> drift(
            CheckoutLine line, @Nullable PublishedSku now, Map<Long, Optional<ProductContent>> read) {
        if (now == null || now.publishVersion() == line.publishVersion()) {
            return Drift.of(line, now, null, null);
        }
        return Drift.of(
                line,
                now,
                read.computeIfAbsent(line.snapshotId(), this::content).orElse(null),
                read.computeIfAbsent(now.snapshotId(), this::content).orElse(null));
    }

    private Optional<ProductContent> content(long snapshotId) {
        return versions.findBySnapshot(snapshotId).map(PublishedVersion::content);
    }
}
