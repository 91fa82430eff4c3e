package io.goodsflow.kit.feign;

import feign.Request;
import feign.RetryableException;

/** A success whose body makes no sense: it took effect, but how is unknown, and asking again would not help. */
final class UnreadableAnswer extends RetryableException {

    private static final long serialVersionUID = 1L;

    UnreadableAnswer(Request request, String message, Throwable cause) {
        super(
                -1,
                message,
                request.httpMethod(),
                new RemoteOutcomeUnknownException(Outcome.nameOf(request), message, cause),
                (Long) null,
                request);
    }
}
