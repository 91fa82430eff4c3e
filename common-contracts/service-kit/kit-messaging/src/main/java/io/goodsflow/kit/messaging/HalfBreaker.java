package io.goodsflow.kit.messaging;

import java.time.Duration;
import java.util.function.LongSupplier;

/**
 * Keeps business calls from waiting for a broker that does not answer: after some failures in a row no half message is
 * tried for a pause, then one at a time until one succeeds.
 */
final class HalfBreaker {

    private static final int FAILURES = 3;
    private static final long PAUSE_NANOS = Duration.ofSeconds(3).toNanos();

    private final LongSupplier nanoTime;
    private int failures;
    private long closedUntil;

    HalfBreaker(LongSupplier nanoTime) {
        this.nanoTime = nanoTime;
    }

    synchronized boolean allows() {
        if (failures < FAILURES) {
            return true;
        }
        long now = nanoTime.getAsLong();
        if (now - closedUntil < 0) {
            return false;
        }
        closedUntil = now + PAUSE_NANOS;
        return true;
    }

    synchronized void succeeded() {
        failures = 0;
    }

    synchronized void failed() {
        failures = Math.min(FAILURES, failures + 1);
        if (failures == FAILURES) {
            closedUntil = nanoTime.getAsLong() + PAUSE_NANOS;
        }
    }
}
