package io.goodsflow.kit.messaging;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** Ties the half message of a running transaction to the row that must match it; bound to the thread. */
final class HalfScope implements AutoCloseable {

    private static final ThreadLocal<@Nullable HalfScope> CURRENT = new ThreadLocal<>();

    private final Half half;
    private final Duration window;
    private boolean matched;

    HalfScope(Half half, Duration window) {
        this.half = half;
        this.window = window;
        CURRENT.set(this);
    }

    static @Nullable HalfScope current() {
        return CURRENT.get();
    }

    /** A repetition of the transaction starts: what the one before wrote is gone. */
    void restart() {
        matched = false;
    }

    /** True if the half message says exactly this; the transaction that asks is about to write the row. */
    boolean claims(OutboxRow row) {
        boolean same = half.row().eventId().equals(row.eventId())
                && half.row().topic().equals(row.topic())
                && half.row().bodyHash().equals(row.bodyHash());
        matched |= same;
        return same;
    }

    boolean matched() {
        return matched;
    }

    /** What is left of T/2; negative if it is over. */
    Duration untilHalfWindow() {
        return window.dividedBy(2).minus(half.age());
    }

    Duration untilWindowEnds() {
        return window.minus(half.age());
    }

    @Override
    public void close() {
        CURRENT.remove();
    }
}
