package io.goodsflow.product.checkout.domain;

import java.time.Instant;
import java.util.List;

/**
 * A confirmation snapshot (source 2.11): what the shopper agreed to, with the versions it came from; never changed.
 *
 * @param expiresAt from then on it must be made anew
 */
public record Checkout(long checkoutId, List<CheckoutLine> lines, Instant createdAt, Instant expiresAt) {

    public Checkout {
        lines = List.copyOf(lines);
    }

    public boolean isExpired(Instant at) {
        return !at.isBefore(expiresAt);
    }

    /** In fen. */
    public long totalAmount() {
        return lines.stream().mapToLong(CheckoutLine::amount).reduce(0, Math::addExact);
    }
}
