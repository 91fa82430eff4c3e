package io.goodsflow.supply.task.adapter.redis;

import io.goodsflow.supply.task.application.OpenRows;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import org.redisson.api.RScript;
import org.redisson.api.RedissonClient;
import org.redisson.client.RedisException;
import org.redisson.client.codec.StringCodec;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Component;

/** Trouble with Redis is logged and otherwise ignored: the sweeper finds what the countdown misses. */
@Component
class RedisOpenRows implements OpenRows {
    private static final Logger log = LoggerFactory.getLogger(RedisOpenRows.class);
    private static final String CALLS = "goodsflow.supply.countdown.calls";
    /** A lost counter must not look like the last row at every row. */
    private static final String COUNT_DOWN =
            "if redis.call('EXISTS', KEYS[1]) == 0 then return -1 end return redis.call('DECR', KEYS[1])";

    private final RedissonClient redis;
    private final Duration keep;
    private final AtomicBoolean troubled = new AtomicBoolean();
    private final Timer answered;
    private final Timer failed;

    RedisOpenRows(RedissonClient redis, CountdownProperties settings, MeterRegistry meters) {
        this.redis = redis;
        this.keep = settings.keep();
        this.answered = meters.timer(CALLS, "outcome", "answered");
        this.failed = meters.timer(CALLS, "outcome", "failed");
    }

    @Override
    public void start(long taskId, int rows) {
        tolerant("start", () -> {
            redis.<String>getBucket(key(taskId), StringCodec.INSTANCE).set(Integer.toString(rows), keep);
            return Boolean.TRUE;
        });
    }

    @Override
    public boolean ended(long taskId) {
        return tolerant("count down", () -> {
            Long left = redis.getScript(StringCodec.INSTANCE)
                    .eval(RScript.Mode.READ_WRITE, COUNT_DOWN, RScript.ReturnType.LONG, List.of(key(taskId)));
            return left == 0;
        });
    }

    @Override
    public void forget(long taskId) {
        tolerant("forget", () -> redis.getBucket(key(taskId)).delete());
    }

    private static String key(long taskId) {
        return "supply:task:" + taskId + ":open";
    }

    private boolean tolerant(String what, Supplier<Boolean> call) {
        long start = System.nanoTime();
        try {
            boolean answer = call.get();
            answered.record(System.nanoTime() - start, TimeUnit.NANOSECONDS);
            troubled.set(false);
            return answer;
        } catch (RedisException e) {
            failed.record(System.nanoTime() - start, TimeUnit.NANOSECONDS);
            // once per outage, not once per row
            if (troubled.compareAndSet(false, true)) {
                log.warn("cannot {} the open rows", what, e);
            }
            return false;
        }
    }
}
