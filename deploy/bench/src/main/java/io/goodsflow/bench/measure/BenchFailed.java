package io.goodsflow.bench.measure;

/** There is no figure to be had; the message is for a person. */
public final class BenchFailed extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public BenchFailed(String reason) {
        super(reason);
    }

    public BenchFailed(String reason, Throwable cause) {
        super(reason, cause);
    }
}
