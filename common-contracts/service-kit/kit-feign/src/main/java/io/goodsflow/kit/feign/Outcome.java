package io.goodsflow.kit.feign;

import feign.Request;
import feign.RetryableException;
import org.jspecify.annotations.Nullable;

/**
 * Wraps what became of a call for Feign: a {@link RetryableException} is the only failure that reaches the retryer, and
 * with the policy UNWRAP its cause is what the caller gets. Every cause made here is unchecked.
 */
final class Outcome {

    private Outcome() {}

    /** The call was never sent, or refused before anything was done. */
    static RetryableException unavailable(Request request, String message, @Nullable Throwable cause) {
        return wrap(request, new RemoteUnavailableException(nameOf(request), message, cause));
    }

    /** The call was sent and not answered. A read cannot have changed anything, so it counts as unavailable. */
    static RetryableException unanswered(Request request, String message, @Nullable Throwable cause) {
        return isRead(request) ? unavailable(request, message, cause) : unknown(request, message, cause);
    }

    static RetryableException unknown(Request request, String message, @Nullable Throwable cause) {
        return wrap(request, new RemoteOutcomeUnknownException(nameOf(request), message, cause));
    }

    static RetryableException wrap(Request request, RuntimeException outcome) {
        return new RetryableException(
                -1, String.valueOf(outcome.getMessage()), request.httpMethod(), outcome, (Long) null, request);
    }

    static boolean isRead(Request request) {
        return request.httpMethod() == Request.HttpMethod.GET || request.httpMethod() == Request.HttpMethod.HEAD;
    }

    /** Name of the client as {@code @FeignClient} states it. */
    static String nameOf(Request request) {
        return request.requestTemplate().feignTarget().name();
    }
}
