package io.goodsflow.kit.messaging;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.context.SmartLifecycle;

/**
 * Measures the backlog of the outbox apart from the relay, so that a relay which fails or hangs is seen. What cannot be
 * had is NaN, never a stale figure.
 */
final class OutboxWatch implements SmartLifecycle {

    private static final Logger log = LoggerFactory.getLogger(OutboxWatch.class);
    private static final long PERIOD_SECONDS = 10;
    /** A database that hangs keeps the measuring waiting; what it told before is no news by then. */
    private static final long GOOD_NANOS = TimeUnit.MINUTES.toNanos(1);

    private final OutboxTable table;
    private volatile @Nullable Seen seen;
    private @Nullable ScheduledExecutorService executor;

    OutboxWatch(OutboxTable table, MeterRegistry registry) {
        this.table = table;
        Gauge.builder("goodsflow.outbox.open", this, OutboxWatch::open)
                .description("Outbox rows that are not delivered yet, measured every 10 s, NaN if that fails")
                .register(registry);
        Gauge.builder("goodsflow.outbox.oldest.seconds", this, OutboxWatch::oldestSeconds)
                .description("Age of the oldest open outbox row, measured every 10 s, NaN if that fails")
                .register(registry);
    }

    private double open() {
        OutboxTable.Backlog backlog = backlog();
        return backlog == null ? Double.NaN : backlog.open();
    }

    private double oldestSeconds() {
        OutboxTable.Backlog backlog = backlog();
        return backlog == null ? Double.NaN : backlog.oldestSeconds();
    }

    private OutboxTable.@Nullable Backlog backlog() {
        Seen latest = seen;
        return latest == null || System.nanoTime() - latest.nanoTime() > GOOD_NANOS ? null : latest.backlog();
    }

    private void measure() {
        try {
            seen = new Seen(table.backlog(), System.nanoTime());
        } catch (RuntimeException e) {
            // the database is away; an exception would end the schedule for good
            seen = null;
            log.debug("the backlog of the outbox cannot be measured: {}", e.toString());
        }
    }

    @Override
    public synchronized void start() {
        if (executor != null) {
            return;
        }
        executor = Executors.newSingleThreadScheduledExecutor(task -> {
            Thread thread = new Thread(task, "outbox-watch");
            thread.setDaemon(true);
            return thread;
        });
        var unused = executor.scheduleWithFixedDelay(this::measure, 0, PERIOD_SECONDS, TimeUnit.SECONDS);
    }

    @Override
    public synchronized void stop() {
        if (executor != null) {
            executor.shutdownNow();
            executor = null;
        }
    }

    @Override
    public synchronized boolean isRunning() {
        return executor != null;
    }

    private record Seen(OutboxTable.Backlog backlog, long nanoTime) {}
}
