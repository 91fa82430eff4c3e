package io.goodsflow.kit.data.transaction;

import io.goodsflow.kit.data.DataProperties;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Repeats a whole transaction that lost against another one. */
class Repetition {

    private static final Logger LOG = LoggerFactory.getLogger(Repetition.class);

    private final DataProperties.Transaction settings;

    Repetition(DataProperties.Transaction settings) {
        this.settings = settings;
    }

    /** A unit of work that may fail with anything. */
    @FunctionalInterface
    interface Attempt<R extends @Nullable Object> {
        R run() throws Throwable;
    }

    <R extends @Nullable Object> R of(Attempt<R> attempt) throws Throwable {
        for (int repetition = 0; ; repetition++) {
            try {
                return attempt.run();
            } catch (RuntimeException e) {
                if (repetition >= settings.repetitions()
                        || !LockConflict.isIn(e)
                        || Thread.currentThread().isInterrupted()) {
                    throw e;
                }
                LOG.debug("repeats a transaction after a lock conflict, repetition {}", repetition + 1, e);
                backOff();
            }
        }
    }

    /** A random pause, so that two that met do not meet again. */
    private void backOff() {
        long bound = settings.maxBackoff().toNanos();
        LockSupport.parkNanos(ThreadLocalRandom.current().nextLong(TimeUnit.MILLISECONDS.toNanos(1), bound + 1));
    }
}
