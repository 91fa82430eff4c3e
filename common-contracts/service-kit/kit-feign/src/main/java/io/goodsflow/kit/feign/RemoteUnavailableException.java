package io.goodsflow.kit.feign;

import org.jspecify.annotations.Nullable;

/** The other service was not reached or said 503 before doing anything: nothing happened there, try again later. */
public class RemoteUnavailableException extends RuntimeException {

    private static final long serialVersionUID = 1L;
    private static final String SOME_SERVICE = "another service";

    private final String service;

    /** @param service name of the client that called, for the problem that this service answers with */
    public RemoteUnavailableException(String service, String message, @Nullable Throwable cause) {
        super(service + ": " + message, cause);
        this.service = service;
    }

    public RemoteUnavailableException(String message, Throwable cause) {
        super(message, cause);
        this.service = SOME_SERVICE;
    }

    public RemoteUnavailableException(String message) {
        super(message);
        this.service = SOME_SERVICE;
    }

    /** Name of the service that was called. */
    public String service() {
        return service;
    }
}
