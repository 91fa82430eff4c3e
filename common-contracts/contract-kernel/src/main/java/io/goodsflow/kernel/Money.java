package io.goodsflow.kernel;

import java.math.BigDecimal;

/**
 * A price in whole fen, 0 to 100,000,000 (one million yuan). Nothing is ever rounded.
 *
 * @param fen amount in fen
 */
public record Money(long fen) implements Comparable<Money> {

    public static final long MAX_FEN = 100_000_000L;

    public Money {
        if (fen < 0 || fen > MAX_FEN) {
            throw new IllegalArgumentException("price must be 0 to " + MAX_FEN + " fen, was " + fen);
        }
    }

    /**
     * Reads a decimal number of yuan.
     *
     * @throws ArithmeticException if it has more than two decimals
     * @throws IllegalArgumentException if it is outside the range
     */
    public static Money ofYuan(BigDecimal yuan) {
        return new Money(yuan.movePointRight(2).longValueExact());
    }

    @Override
    public int compareTo(Money other) {
        return Long.compare(fen, other.fen);
    }
}
