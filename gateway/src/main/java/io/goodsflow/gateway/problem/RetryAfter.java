package io.goodsflow.gateway.problem;

import io.goodsflow.kernel.GoodsflowException;
import java.time.Duration;

/** When a refused request may be worth repeating, in whole seconds, rounded up so that it is true. */
public final class RetryAfter {

    static final String MEMBER = "retry_after";

    private RetryAfter() {}

    /** The refusal, with a Retry-After of this wait. */
    public static GoodsflowException in(Duration wait, GoodsflowException refusal) {
        return refusal.with(MEMBER, Math.max(1, seconds(wait)));
    }

    /** Rounded up. */
    public static long seconds(Duration wait) {
        return wait.toSeconds() + (wait.getNano() > 0 ? 1 : 0);
    }
}
