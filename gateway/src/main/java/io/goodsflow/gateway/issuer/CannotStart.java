package io.goodsflow.gateway.issuer;

import org.jspecify.annotations.Nullable;

/** The local issuer refuses to start; says what is wrong and what to do about it. */
final class CannotStart extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final String problem;
    private final String remedy;

    CannotStart(String problem, String remedy) {
        this(problem, remedy, null);
    }

    CannotStart(String problem, String remedy, @Nullable Throwable cause) {
        super(problem + " " + remedy, cause);
        this.problem = problem;
        this.remedy = remedy;
    }

    String problem() {
        return problem;
    }

    String remedy() {
        return remedy;
    }
}
