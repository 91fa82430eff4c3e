package io.goodsflow.gateway.problem;

import io.goodsflow.gateway.trace.RequestIds;
import io.goodsflow.kernel.GoodsflowException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.boot.webflux.error.ErrorWebExceptionHandler;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;
import org.springframework.web.server.ServerWebExchange;
import reactor.core.publisher.Mono;

/** The last stop of every failure in the gateway; takes the place of Boot's own error page. */
@Component
@Order(-2)
class ProblemHandler implements ErrorWebExceptionHandler {

    private static final Logger log = LoggerFactory.getLogger(ProblemHandler.class);

    private final Problems problems;

    ProblemHandler(Problems problems) {
        this.problems = problems;
    }

    @Override
    public Mono<Void> handle(ServerWebExchange exchange, Throwable failure) {
        if (exchange.getResponse().isCommitted()) {
            // The head of the answer is out; only cutting the connection tells the caller that the rest is missing.
            return Mono.error(failure);
        }
        GoodsflowException refusal = Failures.refusalFor(exchange, failure);
        int status = refusal.errorCode().status();
        if (status == 500) {
            log.error("{} failed in the gateway", RequestIds.traceOf(exchange), failure);
        } else if (status > 500) {
            log.warn(
                    "{} {}: {}",
                    RequestIds.traceOf(exchange),
                    refusal.errorCode().code(),
                    failure.toString());
        }
        return problems.write(exchange, refusal);
    }
}
