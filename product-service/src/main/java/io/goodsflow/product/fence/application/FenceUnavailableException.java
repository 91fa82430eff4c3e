package io.goodsflow.product.fence.application;

import org.jspecify.annotations.Nullable;

/** The Redis that keeps state gave no answer, or none in time; what was asked of it may have happened all the same. */
public class FenceUnavailableException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public FenceUnavailableException(String message, @Nullable Throwable cause) {
        super(message, cause);
    }
}
