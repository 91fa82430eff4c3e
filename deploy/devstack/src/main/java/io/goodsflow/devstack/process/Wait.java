package io.goodsflow.devstack.process;

import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;

/** Waits for what happens in another process, which tells nobody: it has to be asked again and again. */
public final class Wait {

    private static final long PAUSE_NANOS = TimeUnit.MILLISECONDS.toNanos(50);

    private Wait() {}

    /** @return whether the condition came true within the bound */
    public static boolean until(Duration bound, BooleanSupplier condition) {
        long end = System.nanoTime() + bound.toNanos();
        while (!condition.getAsBoolean()) {
            if (System.nanoTime() - end > 0 || Thread.currentThread().isInterrupted()) {
                return false;
            }
            LockSupport.parkNanos(PAUSE_NANOS);
        }
        return true;
    }
}
