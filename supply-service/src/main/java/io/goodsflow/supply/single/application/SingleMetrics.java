package io.goodsflow.supply.single.application;

import io.goodsflow.supply.single.domain.SingleOutcome;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.time.Duration;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;

/** What single commands come to and how long their callers wait, and how many are under way. */
final class SingleMetrics {
    private final Map<End, Timer> timers = new EnumMap<>(End.class);
    private final AtomicInteger running = new AtomicInteger();

    SingleMetrics(MeterRegistry meters) {
        for (End end : End.values()) {
            timers.put(
                    end,
                    meters.timer(
                            "goodsflow.supply.single.requests",
                            "outcome",
                            end.name().toLowerCase(Locale.ROOT)));
        }
        meters.gauge("goodsflow.supply.single.running", running);
    }

    void begun() {
        running.incrementAndGet();
    }

    void ended() {
        running.decrementAndGet();
    }

    void answered(End end, long nanos) {
        Timer timer = timers.get(end);
        if (timer != null) {
            timer.record(Duration.ofNanos(nanos));
        }
    }

    enum End {
        SUBMITTED,
        NO_CHANGE,
        PROCESSING,
        REFUSED,
        /** There was no place in the lane. */
        NO_PLACE,
        /** Not taken in, or broken off by a fault. */
        NOT_ANSWERED;

        static End of(SingleOutcome outcome) {
            if (outcome instanceof SingleOutcome.Submitted) {
                return SUBMITTED;
            }
            if (outcome instanceof SingleOutcome.NoChange) {
                return NO_CHANGE;
            }
            return outcome instanceof SingleOutcome.Processing ? PROCESSING : REFUSED;
        }
    }
}
