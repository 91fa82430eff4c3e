package io.goodsflow.product.fence.application;

import java.time.Duration;

/**
 * Fences that one call has raised, and what is known of the transactions that wrote behind them. One that was asked to
 * commit and gave no answer may yet commit, or have committed.
 */
public final class Hold {

    private final long writableUntil;
    private boolean committing;
    private boolean unclear;

    /** @param writable how long anything may be written behind the fences */
    Hold(Duration writable) {
        this.writableUntil = System.nanoTime() + writable.toNanos();
    }

    boolean isWritable() {
        return writableUntil - System.nanoTime() > 0;
    }

    /** Whether one of the transactions may still have to end. */
    boolean isUnclear() {
        return unclear;
    }

    /** A transaction that wrote behind the fences is about to commit. */
    public void committing() {
        committing = true;
    }

    /**
     * It is over for its client. One that was never asked to commit does not, whatever became of the rolling back.
     *
     * @param known whether it is known that it committed, or that it rolled back
     */
    public void ended(boolean known) {
        unclear |= committing && !known;
        committing = false;
    }
}
