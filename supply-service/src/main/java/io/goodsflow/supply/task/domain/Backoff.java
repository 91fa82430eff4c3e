package io.goodsflow.supply.task.domain;

import java.time.Duration;

/**
 * How long a row waits after an attempt without an outcome: doubled each time, up to a limit.
 *
 * @param first wait after the first attempt
 * @param longest never more than this
 */
public record Backoff(Duration first, Duration longest) {
    private static final int MAX_DOUBLINGS = 20;

    public Duration after(int attempts) {
        Duration wait = first.multipliedBy(1L << Math.min(Math.max(attempts - 1, 0), MAX_DOUBLINGS));
        return wait.compareTo(longest) > 0 ? longest : wait;
    }
}
