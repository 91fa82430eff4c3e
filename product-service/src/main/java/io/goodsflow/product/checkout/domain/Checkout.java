package io.goodsflow.product.checkout.domain;

import java.math.BigInteger;
import java.time.Instant;
import java.util.List;

/**
 * A confirmation snapshot (source 2.11): what the shopper agreed to, with the versions it came from; never changed.
 *
 * @param expiresAt from then on it must be made anew
 */
public record Checkout(long checkoutId, List<CheckoutLine> lines, Instant createdAt, Instant expiresAt) {

    /** Larger numbers are not exact in every reader of JSON. */
    public static final long MAX_TOTAL = (1L << 53) - 1;

    public Checkout {
        lines = List.copyOf(lines);
    }

    public boolean isExpired(Instant at) {
        return !at.isBefore(expiresAt);
    }

    /** Whether the total can be told at all. */
    public boolean isCountable() {
        return lines.stream()
                        .map(line -> BigInteger.valueOf(line.price()).multiply(BigInteger.valueOf(line.qty())))
                        .reduce(BigInteger.ZERO, BigInteger::add)
                        .compareTo(BigInteger.valueOf(MAX_TOTAL))
                <= 0;
    }

    /** In fen. */
    public long totalAmount() {
        return lines.stream().mapToLong(CheckoutLine::amount).reduce(0, Math::addExact);
    }
}
