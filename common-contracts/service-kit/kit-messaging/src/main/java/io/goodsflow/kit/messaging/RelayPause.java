package io.goodsflow.kit.messaging;

import java.time.Duration;

/** Grows while nothing works, ends with the first success. */
final class RelayPause {

    private static final long FIRST_NANOS = Duration.ofMillis(200).toNanos();

    private final long longestNanos;
    private long length;
    private long until;

    RelayPause(Duration longest) {
        this.longestNanos = longest.toNanos();
    }

    boolean over() {
        return length == 0 || System.nanoTime() - until >= 0;
    }

    void succeeded() {
        length = 0;
    }

    void failed() {
        length = Math.min(longestNanos, length == 0 ? FIRST_NANOS : length * 2);
        until = System.nanoTime() + length;
    }
}
