package io.goodsflow.gateway.cache;

import org.jspecify.annotations.Nullable;

/** The Redis gave no answer, or none in time. What was asked of it may have happened all the same. */
public final class CacheGone extends RuntimeException {

    private static final long serialVersionUID = 1L;

    CacheGone(String message, @Nullable Throwable cause) {
        super(message, cause, false, false);
    }
}
