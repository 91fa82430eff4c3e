package io.goodsflow.demo;

/** Something did not hold that should; the message is for a person. */
public final class DemoFailed extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final String reason;

    public DemoFailed(String reason) {
        super(reason);
        this.reason = reason;
    }

    public DemoFailed(String reason, Throwable cause) {
        super(reason, cause);
        this.reason = reason;
    }

    public String reason() {
        return reason;
    }
}
