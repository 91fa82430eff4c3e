package io.goodsflow.kit.feign;

import org.jspecify.annotations.Nullable;

/**
 * The call timed out, broke off or ended in a 5xx after it was sent: it may or may not have taken effect. Never treated
 * as a failure; ask by request id (architecture 6).
 */
public class RemoteOutcomeUnknownException extends RuntimeException {

    private static final long serialVersionUID = 1L;
    private static final String SOME_SERVICE = "another service";

    private final String service;

    /** @param service name of the client that called, for the problem that this service answers with */
    public RemoteOutcomeUnknownException(String service, String message, @Nullable Throwable cause) {
        super(service + ": " + message, cause);
        this.service = service;
    }

    public RemoteOutcomeUnknownException(String message, Throwable cause) {
        super(message, cause);
        this.service = SOME_SERVICE;
    }

    public RemoteOutcomeUnknownException(String message) {
        super(message);
        this.service = SOME_SERVICE;
    }

    /** Name of the service that was called. */
    public String service() {
        return service;
    }
}
