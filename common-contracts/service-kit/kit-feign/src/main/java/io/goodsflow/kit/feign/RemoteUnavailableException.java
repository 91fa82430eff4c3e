package io.goodsflow.kit.feign;

/** The other service was not reached or said 503 before doing anything: nothing happened there, try again later. */
public class RemoteUnavailableException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public RemoteUnavailableException(String message, Throwable cause) {
        super(message, cause);
    }

    public RemoteUnavailableException(String message) {
        super(message);
    }
}
