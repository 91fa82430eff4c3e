package io.goodsflow.product.browsing.application;

import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.product.contract.error.ProductError;
import io.goodsflow.product.fence.application.Turns;
import java.util.function.Supplier;
import org.springframework.stereotype.Component;

/** Bounds how many lists are read at once: a rush on them takes no connection from the pages. */
@Component
class ListTurns {

    private static final int RETRY_AFTER_SECONDS = 1;

    private final Turns turns;

    ListTurns(BrowsingProperties settings) {
        this.turns = new Turns(settings.maxLists(), settings.listWait(), ListTurns::busy);
    }

    /** @throws GoodsflowException 503 {@code product.list_busy} if its turn does not come in time */
    <R> R take(Supplier<R> read) {
        return turns.take(read);
    }

    static GoodsflowException busy() {
        return new GoodsflowException(ProductError.LIST_BUSY).with("retry_after_seconds", RETRY_AFTER_SECONDS);
    }
}
