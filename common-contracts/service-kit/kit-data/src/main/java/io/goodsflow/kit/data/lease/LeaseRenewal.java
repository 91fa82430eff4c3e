package io.goodsflow.kit.data.lease;

import io.goodsflow.kit.data.KeepAlive;
import io.goodsflow.kit.data.LeaseLostException;
import java.time.Duration;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Renews leases every third of their time to live, on two threads for the whole process. */
class LeaseRenewal implements KeepAlive, AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(LeaseRenewal.class);
    private static final int THREADS = 2;
    private static final int MAX_RUNNING = 1_000;

    private final ScheduledThreadPoolExecutor executor;

    LeaseRenewal() {
        AtomicInteger number = new AtomicInteger();
        executor = new ScheduledThreadPoolExecutor(THREADS, task -> {
            Thread thread = new Thread(task, "lease-renewal-" + number.incrementAndGet());
            thread.setDaemon(true);
            return thread;
        });
        executor.setRemoveOnCancelPolicy(true);
    }

    @Override
    public Running start(String name, Duration ttl, BooleanSupplier renew) {
        if (waiting() >= MAX_RUNNING) {
            throw new IllegalStateException("more than " + MAX_RUNNING + " leases are being renewed");
        }
        long period = Math.max(1, ttl.toNanos() / 3);
        ScheduledFuture<?> renewing =
                executor.scheduleWithFixedDelay(() -> keep(name, renew), period, period, TimeUnit.NANOSECONDS);
        return () -> renewing.cancel(false);
    }

    /** An exception out of here ends the repetition. */
    private static void keep(String name, BooleanSupplier renew) {
        boolean kept;
        try {
            kept = renew.getAsBoolean();
        } catch (RuntimeException e) {
            // the database may be back before the lease ends; if not, the fence tells the holder
            LOG.warn("lease {} could not be renewed now", name, e);
            return;
        }
        if (!kept) {
            LOG.warn("lease {} was lost; its holder is refused at its next fence", name);
            throw new LeaseLostException(name);
        }
    }

    /** Leases that wait for their next renewal. */
    int waiting() {
        return executor.getQueue().size();
    }

    @Override
    public void close() {
        executor.shutdownNow();
    }
}
