package io.goodsflow.gateway.issuer;

import org.springframework.boot.diagnostics.AbstractFailureAnalyzer;
import org.springframework.boot.diagnostics.FailureAnalysis;

/** Shows a refusal to start as two sentences instead of a stack trace. */
class CannotStartAnalyzer extends AbstractFailureAnalyzer<CannotStart> {

    @Override
    protected FailureAnalysis analyze(Throwable rootFailure, CannotStart cause) {
        return new FailureAnalysis(cause.problem(), cause.remedy(), cause);
    }
}
