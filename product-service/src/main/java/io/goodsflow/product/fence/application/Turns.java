package io.goodsflow.product.fence.application;

import java.time.Duration;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/** So many reads of the database at once; who comes later waits for a turn, and is refused if it does not come in time. */
public final class Turns {

    private final Semaphore free;
    private final Duration wait;
    private final Supplier<? extends RuntimeException> busy;

    /** @param busy what is thrown if no turn comes in time, or the thread is interrupted */
    public Turns(int atOnce, Duration wait, Supplier<? extends RuntimeException> busy) {
        this.free = new Semaphore(atOnce, true);
        this.wait = wait;
        this.busy = busy;
    }

    public <R> R take(Supplier<R> read) {
        boolean admitted;
        try {
            admitted = free.tryAcquire(wait.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            admitted = false;
        }
        if (!admitted) {
            throw busy.get();
        }
        try {
            return read.get();
        } finally {
            free.release();
        }
    }
}
