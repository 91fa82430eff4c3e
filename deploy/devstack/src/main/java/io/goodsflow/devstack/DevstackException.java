package io.goodsflow.devstack;

/** Something is missing or in the way; the message says what it is and what to do, for whoever typed the command. */
public final class DevstackException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public DevstackException(String message) {
        super(message);
    }

    public DevstackException(String message, Throwable cause) {
        super(message, cause);
    }
}
