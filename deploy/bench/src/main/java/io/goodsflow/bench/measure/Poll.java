package io.goodsflow.bench.measure;

import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;

/** Waits for what happens in another process, which tells nobody: it has to be asked again and again. */
public final class Poll {

    private Poll() {}

    /** @return whether it came true within the bound */
    public static boolean until(Duration bound, Duration pause, BooleanSupplier condition) {
        long end = System.nanoTime() + bound.toNanos();
        while (!condition.getAsBoolean()) {
            if (System.nanoTime() - end > 0 || Thread.currentThread().isInterrupted()) {
                return false;
            }
            LockSupport.parkNanos(pause.toNanos());
        }
        return true;
    }
}
