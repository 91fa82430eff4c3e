package io.goodsflow.gateway.issuer;

import io.goodsflow.gateway.cache.CacheGone;
import io.goodsflow.gateway.cache.CacheRedis;
import io.goodsflow.gateway.cache.Script;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import reactor.core.publisher.Mono;

/**
 * Counts failures by name and by address, in Redis so that all instances count together. While Redis is gone this
 * process counts alone: guessing is slowed down then as well, only less evenly.
 */
final class LoginAttempts {

    private static final Script JUDGE = Script.beside(LoginAttempts.class, "attempt.lua");

    /** One slot of a cluster for all of them; logins are few. */
    private static final String PREFIX = "gateway:{login}:";

    private final CacheRedis redis;
    private final LocalAttempts here;
    private final LoginProperties properties;
    private final Map<String, Counter> counted;

    LoginAttempts(CacheRedis redis, LocalAttempts here, LoginProperties properties, MeterRegistry metrics) {
        this.redis = redis;
        this.here = here;
        this.properties = properties;
        // All are there from the start, with 0.
        this.counted = LoginVerdict.outcomes().stream()
                .collect(Collectors.toUnmodifiableMap(outcome -> outcome, outcome -> counter(metrics, outcome)));
    }

    /** The verdict, with the attempt counted in the same step. */
    Mono<LoginVerdict> judge(LoginAttempt attempt) {
        List<String> keys = List.of(PREFIX + "name:" + attempt.name(), PREFIX + "address:" + attempt.address());
        List<String> arguments = List.of(
                attempt.right() ? "1" : "0",
                String.valueOf(properties.forgetAfter().toMillis()),
                String.valueOf(properties.longestLock().toMillis()),
                String.valueOf(properties.firstLock().toMillis()),
                String.valueOf(properties.freeForName()),
                String.valueOf(properties.freeForAddress()));
        return redis.run(JUDGE, keys, arguments)
                .map(LoginAttempts::verdict)
                .onErrorResume(CacheGone.class, gone -> Mono.fromSupplier(() -> here.judge(attempt)))
                .doOnNext(verdict ->
                        Objects.requireNonNull(counted.get(verdict.outcome())).increment());
    }

    private static Counter counter(MeterRegistry metrics, String outcome) {
        return Counter.builder("goodsflow.gateway.login")
                .description("Logins by what was said to them")
                .tag("outcome", outcome)
                .register(metrics);
    }

    private static LoginVerdict verdict(List<Object> answer) {
        long code = (Long) answer.get(0);
        if (code == 0) {
            return new LoginVerdict.Accepted();
        }
        return code == 1
                ? new LoginVerdict.Refused()
                : new LoginVerdict.Locked(Duration.ofMillis((Long) answer.get(1)));
    }
}
