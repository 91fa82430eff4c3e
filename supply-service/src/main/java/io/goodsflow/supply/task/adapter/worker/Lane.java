package io.goodsflow.supply.task.adapter.worker;

import java.time.Duration;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** One thread that does its work while there is some, and otherwise waits for a signal or its interval. */
final class Lane {
    private static final Logger log = LoggerFactory.getLogger(Lane.class);
    private final String name;
    private final Duration interval;
    private final BooleanSupplier work;
    private final LaneMetrics metrics;
    private final Semaphore signals = new Semaphore(0);
    private final Thread thread;
    private volatile boolean stopping;

    /** @param work true if there may be more to do at once */
    Lane(String name, Duration interval, LaneMetrics metrics, BooleanSupplier work) {
        this.name = name;
        this.interval = interval;
        this.work = work;
        this.metrics = metrics;
        this.thread = new Thread(this::run, name);
    }

    void start() {
        thread.start();
    }

    void signal() {
        signals.release();
    }

    boolean isStopping() {
        return stopping;
    }

    void askToStop() {
        stopping = true;
        signal();
    }

    void awaitStop(Duration timeout) throws InterruptedException {
        thread.join(timeout.toMillis());
        if (thread.isAlive()) {
            log.warn("{} did not stop within {}, its lease will expire", name, timeout);
            thread.interrupt();
        }
    }

    private void run() {
        while (!stopping) {
            if (!worked()) {
                pause();
            }
        }
    }

    private boolean worked() {
        long start = System.nanoTime();
        LaneMetrics.Round round = LaneMetrics.Round.FAILED;
        try {
            boolean more = work.getAsBoolean();
            round = more ? LaneMetrics.Round.WORKED : LaneMetrics.Round.IDLE;
            return more;
        } catch (RuntimeException e) {
            // the thread is the lane: it must outlive whatever a round of work runs into
            log.error("{} failed, it goes on after {}", name, interval, e);
            return false;
        } finally {
            metrics.went(round, System.nanoTime() - start);
        }
    }

    private void pause() {
        try {
            if (signals.tryAcquire(interval.toNanos(), TimeUnit.NANOSECONDS)) {
                signals.drainPermits();
            }
        } catch (InterruptedException e) {
            stopping = true;
            Thread.currentThread().interrupt();
        }
    }
}
