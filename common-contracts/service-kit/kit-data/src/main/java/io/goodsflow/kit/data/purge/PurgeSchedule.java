package io.goodsflow.kit.data.purge;

import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.context.SmartLifecycle;

/** Runs the purge on one thread of its own; the first run comes at a random moment of the first interval. */
class PurgeSchedule implements SmartLifecycle {

    private static final Logger LOG = LoggerFactory.getLogger(PurgeSchedule.class);

    private final Purges purges;
    private final Duration interval;
    private @Nullable ScheduledExecutorService executor;

    PurgeSchedule(Purges purges, Duration interval) {
        this.purges = purges;
        this.interval = interval;
    }

    @Override
    public synchronized void start() {
        if (executor != null) {
            return;
        }
        executor = Executors.newSingleThreadScheduledExecutor(task -> {
            Thread thread = new Thread(task, "purge");
            thread.setDaemon(true);
            return thread;
        });
        long period = interval.toNanos();
        var unused = executor.scheduleWithFixedDelay(
                this::run, ThreadLocalRandom.current().nextLong(period), period, TimeUnit.NANOSECONDS);
    }

    private void run() {
        try {
            purges.run();
        } catch (RuntimeException e) {
            // an exception would end the schedule for good
            LOG.error("the purge failed", e);
        }
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
}
