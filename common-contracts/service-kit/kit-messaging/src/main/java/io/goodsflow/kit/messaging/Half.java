package io.goodsflow.kit.messaging;

import java.time.Duration;

/**
 * A half message that the broker has taken (SEND_OK).
 *
 * @param row what it says
 * @param bornNanos {@link System#nanoTime()} before it was sent, so that its age is never underestimated
 * @param end tells the broker how it ends
 */
record Half(OutboxRow row, long bornNanos, End end) {

    Duration age() {
        return Duration.ofNanos(System.nanoTime() - bornNanos);
    }

    /** One-way: it may be lost without a sign, then the broker asks back. */
    @FunctionalInterface
    interface End {
        void tell(boolean commit);
    }
}
