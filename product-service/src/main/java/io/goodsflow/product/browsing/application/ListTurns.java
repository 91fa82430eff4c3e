package io.goodsflow.product.browsing.application;

import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.product.contract.error.ProductError;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.springframework.stereotype.Component;

/** Bounds how many lists are read at once: a rush on them takes no connection from the pages. */
@Component
class ListTurns {

    private static final int RETRY_AFTER_SECONDS = 1;

    private final BrowsingProperties settings;
    private final Semaphore turns;

    ListTurns(BrowsingProperties settings) {
        this.settings = settings;
        this.turns = new Semaphore(settings.maxLists(), true);
    }

    /** @throws GoodsflowException 503 {@code product.list_busy} if its turn does not come in time */
    <R> R take(Supplier<R> read) {
        boolean admitted;
        try {
            admitted = turns.tryAcquire(settings.listWait().toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            admitted = false;
        }
        if (!admitted) {
            throw busy();
        }
        try {
            return read.get();
        } finally {
            turns.release();
        }
    }

    static GoodsflowException busy() {
        return new GoodsflowException(ProductError.LIST_BUSY).with("retry_after_seconds", RETRY_AFTER_SECONDS);
    }
}
