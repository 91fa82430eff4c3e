package io.goodsflow.gateway.limit;

import io.goodsflow.gateway.cache.CacheGone;
import io.goodsflow.gateway.cache.CacheRedis;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Clock;
import java.util.concurrent.atomic.AtomicLong;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.stereotype.Component;

/** Says that requests pass unlimited: a counter for each, a line in the log only now and then. */
@Component
class OpenAlarm {

    private static final Logger log = LoggerFactory.getLogger(OpenAlarm.class);

    private final Counter passed;
    private final long warnEveryMillis;
    private final Clock clock;
    private final AtomicLong nextWarning = new AtomicLong(Long.MIN_VALUE);
    private final AtomicLong sinceWarning = new AtomicLong();

    @Autowired
    OpenAlarm(MeterRegistry metrics, CacheRedis redis, RateProperties properties) {
        this(metrics, redis, properties, Clock.systemUTC());
    }

    OpenAlarm(MeterRegistry metrics, CacheRedis redis, RateProperties properties, Clock clock) {
        this.warnEveryMillis = properties.warnEvery().toMillis();
        this.clock = clock;
        this.passed = Counter.builder("goodsflow.gateway.ratelimit.open")
                .description("Requests that passed unlimited because Redis (cache) gave no answer")
                .register(metrics);
        Gauge.builder("goodsflow.gateway.ratelimit.reachable", redis, found -> found.isReachable() ? 1 : 0)
                .description("1 while requests are counted in Redis (cache), 0 while they pass unlimited")
                .register(metrics);
    }

    void passedUnlimited(CacheGone reason) {
        passed.increment();
        sinceWarning.incrementAndGet();
        long now = clock.millis();
        long due = nextWarning.get();
        if (now >= due && nextWarning.compareAndSet(due, now + warnEveryMillis)) {
            log.warn(
                    "Requests pass without a rate limit, {} since the last such line: {}",
                    sinceWarning.getAndSet(0),
                    reason.getMessage());
        }
    }
}
