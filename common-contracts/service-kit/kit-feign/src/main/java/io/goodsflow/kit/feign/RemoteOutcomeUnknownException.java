package io.goodsflow.kit.feign;

/**
 * The call timed out, broke off or ended in a 5xx after it was sent: it may or may not have taken effect. Never treated
 * as a failure; ask by request id (architecture 6).
 */
public class RemoteOutcomeUnknownException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public RemoteOutcomeUnknownException(String message, Throwable cause) {
        super(message, cause);
    }

    public RemoteOutcomeUnknownException(String message) {
        super(message);
    }
}
