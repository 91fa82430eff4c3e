package io.goodsflow.gateway.breaker;

/** A service did not answer and nobody else is to blame; only this counts against it. */
final class Unanswered extends RuntimeException {

    private static final long serialVersionUID = 1L;

    Unanswered(Throwable cause) {
        super(cause.toString(), cause, false, false);
    }
}
