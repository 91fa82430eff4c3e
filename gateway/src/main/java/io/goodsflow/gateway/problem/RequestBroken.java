package io.goodsflow.gateway.problem;

/** The caller went away, or its connection broke, before its request had arrived. No service is to blame. */
public final class RequestBroken extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public RequestBroken(Throwable cause) {
        super("the request broke off", cause, false, false);
    }
}
