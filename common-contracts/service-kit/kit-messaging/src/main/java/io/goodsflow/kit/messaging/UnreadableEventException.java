package io.goodsflow.kit.messaging;

import org.jspecify.annotations.Nullable;

/** A message that no handler can read; it is redelivered (a newer release may read it), then parked. */
class UnreadableEventException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    UnreadableEventException(String message, @Nullable Throwable cause) {
        super(message, cause);
    }
}
