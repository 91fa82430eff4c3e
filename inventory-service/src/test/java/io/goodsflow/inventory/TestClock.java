package io.goodsflow.inventory;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The system's time, except for a thread that is told another one: two instances whose clocks differ. */
public class TestClock extends Clock {

    private final ThreadLocal<@Nullable Instant> told = new ThreadLocal<>();

    /** Runs an action as if it were that time. */
    public <R> R at(Instant instant, Supplier<R> action) {
        told.set(instant);
        try {
            return action.get();
        } finally {
            told.remove();
        }
    }

    @Override
    public Instant instant() {
        Instant instant = told.get();
        return instant == null ? Instant.now() : instant;
    }

    @Override
    public ZoneId getZone() {
        return ZoneOffset.UTC;
    }

    @Override
    public Clock withZone(ZoneId zone) {
        return this;
    }
}
