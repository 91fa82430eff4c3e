package io.goodsflow.gateway.limit;

import io.goodsflow.gateway.cache.CacheGone;
import io.goodsflow.gateway.edge.AnswerHeaders;
import io.goodsflow.gateway.edge.PublicSide;
import io.goodsflow.gateway.problem.GatewayError;
import io.goodsflow.gateway.problem.RetryAfter;
import io.goodsflow.gateway.route.RoutedRequest;
import io.goodsflow.kernel.GoodsflowException;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import org.springframework.core.annotation.Order;
import org.springframework.http.HttpHeaders;
import org.springframework.stereotype.Component;
import org.springframework.web.server.ServerWebExchange;
import org.springframework.web.server.WebFilter;
import org.springframework.web.server.WebFilterChain;
import reactor.core.publisher.Mono;

/** Holds every caller to an allowance, after the token was checked, because the token says who calls. */
@Component
@Order(0)
public class RateLimits implements WebFilter {

    private final PublicSide publicSide;
    private final Buckets buckets;
    private final OpenAlarm alarm;
    private final Map<Traffic, Counter> refused = new EnumMap<>(Traffic.class);

    RateLimits(PublicSide publicSide, Buckets buckets, OpenAlarm alarm, MeterRegistry metrics) {
        this.publicSide = publicSide;
        this.buckets = buckets;
        this.alarm = alarm;
        for (Traffic traffic : Traffic.values()) {
            refused.put(traffic, counter(metrics, traffic));
        }
    }

    @Override
    public Mono<Void> filter(ServerWebExchange exchange, WebFilterChain chain) {
        if (!publicSide.serves(exchange)) {
            return chain.filter(exchange);
        }
        return Callers.of(exchange)
                .map(caller -> Share.of(exchange.getRequest(), RoutedRequest.ruleOf(exchange), caller))
                .flatMap(share -> admit(exchange, share))
                .then(Mono.defer(() -> chain.filter(exchange)));
    }

    /** For a caller without a valid token: ends empty if it may be told so, and with a refusal if it asks too often. */
    public Mono<Void> admitUnknown(ServerWebExchange exchange) {
        return admit(exchange, Share.refused(Callers.addressOf(exchange)));
    }

    private Mono<Void> admit(ServerWebExchange exchange, Share share) {
        return buckets.take(share)
                .onErrorResume(CacheGone.class, gone -> {
                    alarm.passedUnlimited(gone);
                    return Mono.empty();
                })
                .flatMap(taken -> judge(exchange, share, taken));
    }

    private Mono<Void> judge(ServerWebExchange exchange, Share share, Taken taken) {
        HttpHeaders headers = AnswerHeaders.of(exchange);
        headers.set("RateLimit-Limit", String.valueOf(taken.size()));
        headers.set("RateLimit-Remaining", String.valueOf(taken.left()));
        headers.set("RateLimit-Reset", String.valueOf(RetryAfter.seconds(taken.untilFull())));
        if (taken.passes()) {
            return Mono.empty();
        }
        Objects.requireNonNull(refused.get(share.traffic())).increment();
        return Mono.error(RetryAfter.in(taken.untilNext(), new GoodsflowException(GatewayError.RATE_LIMITED)));
    }

    private static Counter counter(MeterRegistry metrics, Traffic traffic) {
        return Counter.builder("goodsflow.gateway.ratelimit.refused")
                .description("Requests that were refused because their caller sent too many")
                .tag("traffic", traffic.label())
                .register(metrics);
    }
}
