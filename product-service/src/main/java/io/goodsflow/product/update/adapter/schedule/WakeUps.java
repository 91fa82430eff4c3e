package io.goodsflow.product.update.adapter.schedule;

import io.goodsflow.product.draft.application.FreeSlots;
import java.util.function.LongConsumer;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionSynchronization;
import org.springframework.transaction.support.TransactionSynchronizationManager;

/** Tells an item's queue, once the transaction is committed, that a draft is out of its way. */
@Component
class WakeUps implements FreeSlots {

    private volatile LongConsumer sleeper = itemId -> {};

    void wakes(LongConsumer who) {
        sleeper = who;
    }

    @Override
    public void free(long itemId) {
        if (!TransactionSynchronizationManager.isSynchronizationActive()) {
            sleeper.accept(itemId);
            return;
        }
        TransactionSynchronizationManager.registerSynchronization(new TransactionSynchronization() {
            @Override
            public void afterCommit() {
                sleeper.accept(itemId);
            }
        });
    }
}
