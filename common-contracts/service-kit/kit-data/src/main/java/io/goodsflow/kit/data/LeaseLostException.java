package io.goodsflow.kit.data;

/** The lease has passed to another holder; the transaction that noticed it must roll back. */
public class LeaseLostException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public LeaseLostException(String name) {
        super("lease lost: " + name);
    }
}
