package io.goodsflow.inventory.stock.domain;

import org.jspecify.annotations.Nullable;

/** How the back office wants a key's stock changed (source 5.2.5, 5.2.8). */
public sealed interface Adjustment {

    /** Most units that may be available of one key. */
    long MOST = Integer.MAX_VALUE;

    /** What it would make of a key. */
    enum Verdict {
        FITS,
        /** The key is no longer what the change is based on. */
        MOVED,
        BELOW_ZERO,
        TOO_LARGE
    }

    long delta();

    /** True if the key is still what the change is based on. */
    boolean knows(Balance balance);

    /** The same for equal adjustments only, short: by it a repeated request is known. */
    String asked();

    default Verdict on(Balance balance) {
        if (!knows(balance)) {
            return Verdict.MOVED;
        }
        long after = balance.available() + delta();
        if (after < 0) {
            return Verdict.BELOW_ZERO;
        }
        return after > MOST ? Verdict.TOO_LARGE : Verdict.FITS;
    }

    /** @param baseVersion null if the change may meet any stock */
    record By(long delta, @Nullable Long baseVersion) implements Adjustment {

        @Override
        public boolean knows(Balance balance) {
            return baseVersion == null || baseVersion == balance.inventoryVersion();
        }

        @Override
        public String asked() {
            return "by " + delta + (baseVersion == null ? "" : " on version " + baseVersion);
        }
    }

    /** Compare and set, for a form that showed a number. */
    record FromTo(long expected, long target) implements Adjustment {

        @Override
        public long delta() {
            return target - expected;
        }

        @Override
        public boolean knows(Balance balance) {
            return balance.available() == expected;
        }

        @Override
        public String asked() {
            return "from " + expected + " to " + target;
        }
    }
}
