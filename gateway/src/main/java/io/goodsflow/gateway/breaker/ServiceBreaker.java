package io.goodsflow.gateway.breaker;

import io.github.resilience4j.circuitbreaker.CallNotPermittedException;
import io.github.resilience4j.circuitbreaker.CircuitBreaker;
import io.github.resilience4j.circuitbreaker.CircuitBreakerRegistry;
import io.github.resilience4j.reactor.circuitbreaker.operator.CircuitBreakerOperator;
import io.goodsflow.gateway.edge.ArrivedBody;
import io.goodsflow.gateway.problem.GatewayError;
import io.goodsflow.gateway.problem.RequestBroken;
import io.goodsflow.gateway.problem.RetryAfter;
import io.goodsflow.gateway.route.RoutedRequest;
import io.goodsflow.gateway.route.Rule;
import io.goodsflow.kernel.GoodsflowException;
import io.netty.handler.timeout.ReadTimeoutException;
import java.io.IOException;
import java.time.Duration;
import org.springframework.cloud.gateway.filter.GatewayFilterChain;
import org.springframework.cloud.gateway.filter.GlobalFilter;
import org.springframework.core.Ordered;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;
import org.springframework.web.server.ResponseStatusException;
import org.springframework.web.server.ServerWebExchange;
import reactor.core.publisher.Mono;
import reactor.netty.channel.AbortedException;

/**
 * Calls a service only while it answers. Any answer is one, whatever its status; only a call that could not be made,
 * broke off or got no answer in time counts, and not if the caller's own request never came to its end. It reaches from
 * the first byte sent to the head of the answer, so a long upload or download is not cut by it.
 */
@Component
class ServiceBreaker implements GlobalFilter, Ordered {

    /** Around the call itself and nothing else; the answer's body is written outside of it. */
    private static final int JUST_BEFORE_THE_CALL = Ordered.LOWEST_PRECEDENCE - 10;

    private final CircuitBreakerRegistry breakers;
    private final Duration openFor;

    ServiceBreaker(CircuitBreakerRegistry breakers, BreakerProperties properties) {
        this.breakers = breakers;
        this.openFor = properties.openFor();
    }

    @Override
    public int getOrder() {
        return JUST_BEFORE_THE_CALL;
    }

    @Override
    public Mono<Void> filter(ServerWebExchange exchange, GatewayFilterChain chain) {
        Rule rule = RoutedRequest.ruleOf(exchange);
        if (rule == null) {
            return chain.filter(exchange);
        }
        String service = rule.upstream().serviceName();
        CircuitBreaker breaker = breakers.circuitBreaker(rule.upstream().breakerName());
        return chain.filter(exchange)
                .onErrorMap(failure -> judged(exchange, failure))
                .transformDeferred(CircuitBreakerOperator.of(breaker))
                .onErrorMap(CallNotPermittedException.class, notCalled -> refusal(service, notCalled))
                .onErrorMap(Unanswered.class, Unanswered::getCause);
    }

    private GoodsflowException refusal(String service, CallNotPermittedException notCalled) {
        return RetryAfter.in(
                openFor, GoodsflowException.causedBy(notCalled, GatewayError.SERVICE_UNAVAILABLE, service));
    }

    private static Throwable judged(ServerWebExchange exchange, Throwable failure) {
        boolean late = false;
        boolean unanswered = false;
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof RequestBroken || cause instanceof GoodsflowException) {
                return failure;
            }
            late |= cause instanceof ReadTimeoutException
                    || cause instanceof ResponseStatusException status
                            && status.getStatusCode() == HttpStatus.GATEWAY_TIMEOUT;
            unanswered |= cause instanceof IOException || cause instanceof AbortedException;
        }
        if (late && ArrivedBody.isAwaited(exchange)) {
            return GoodsflowException.causedBy(failure, GatewayError.BODY_TIMEOUT);
        }
        return late || unanswered ? new Unanswered(failure) : failure;
    }
}
