package io.goodsflow.gateway.collapse;

import io.goodsflow.gateway.collapse.Departures.Turn;
import io.goodsflow.gateway.trace.RequestIds;
import io.goodsflow.gateway.trace.RequestSpan;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import org.springframework.cloud.gateway.filter.GatewayFilterChain;
import org.springframework.cloud.gateway.filter.GlobalFilter;
import org.springframework.cloud.gateway.filter.NettyWriteResponseFilter;
import org.springframework.core.Ordered;
import org.springframework.stereotype.Component;
import org.springframework.web.server.ServerWebExchange;
import reactor.core.publisher.Mono;

/**
 * Forwards equal questions of guests together (collapsed forwarding). Each has passed its own limits before, and has its own
 * headers and trace; what is shared is the call to the service and the bytes of its answer.
 */
@Component
class CollapsedForwarding implements GlobalFilter, Ordered {

    private final CollapseProperties properties;
    private final Departures departures;
    private final Counter forwarded;
    private final Counter shared;
    private final Counter alone;

    CollapsedForwarding(CollapseProperties properties, MeterRegistry metrics) {
        this.properties = properties;
        this.departures = new Departures(properties.pace(), properties.patience());
        this.forwarded = counter(metrics, "forwarded");
        this.shared = counter(metrics, "shared");
        this.alone = counter(metrics, "alone");
    }

    /** Around the writing of the answer, and so around the call and its breaker. */
    @Override
    public int getOrder() {
        return NettyWriteResponseFilter.WRITE_RESPONSE_FILTER_ORDER - 1;
    }

    @Override
    public Mono<Void> filter(ServerWebExchange exchange, GatewayFilterChain chain) {
        if (!properties.enabled()) {
            return chain.filter(exchange);
        }
        return Question.of(exchange)
                .map(question -> Mono.using(
                        () -> departures.board(question),
                        passenger -> passenger.turn().flatMap(turn -> proceed(turn, exchange, chain)),
                        departures::leave))
                .orElseGet(() -> chain.filter(exchange));
    }

    /** Different questions that are forwarded now. */
    int underWay() {
        return departures.underWay();
    }

    /** Requests that wait for the next call of their question. */
    int waiting() {
        return departures.waiting();
    }

    private Mono<Void> proceed(Turn turn, ServerWebExchange exchange, GatewayFilterChain chain) {
        if (turn instanceof Turn.Share share) {
            shared.increment();
            RequestSpan.link(exchange, share.answer().traceId());
            return share.answer().writeTo(exchange.getResponse());
        }
        if (turn instanceof Turn.Forward forward) {
            forwarded.increment();
            return chain.filter(recorded(exchange, forward.flight()));
        }
        alone.increment();
        return chain.filter(exchange);
    }

    private ServerWebExchange recorded(ServerWebExchange exchange, Departures.Flight flight) {
        return exchange.mutate()
                .response(new Recording(
                        exchange.getResponse(),
                        properties.maxBody().toBytes(),
                        RequestIds.traceOf(exchange),
                        answer -> departures.land(flight, answer)))
                .build();
    }

    private static Counter counter(MeterRegistry metrics, String how) {
        return Counter.builder("goodsflow.gateway.guest.reads")
                .description(
                        "Questions of guests: forwarded, answered along with another, or forwarded after waiting in vain")
                .tag("how", how)
                .register(metrics);
    }
}
