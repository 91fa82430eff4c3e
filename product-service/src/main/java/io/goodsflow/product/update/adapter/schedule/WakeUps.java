package io.goodsflow.product.update.adapter.schedule;

import io.goodsflow.product.draft.application.FreeSlots;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionSynchronization;
import org.springframework.transaction.support.TransactionSynchronizationManager;

/** Tells the queue, once the transaction is committed, that a draft is out of the way. */
@Component
class WakeUps implements FreeSlots {

    private volatile Runnable sleeper = () -> {};

    void wakes(Runnable who) {
        sleeper = who;
    }

    @Override
    public void free(long itemId) {
        if (!TransactionSynchronizationManager.isSynchronizationActive()) {
            sleeper.run();
            return;
        }
        TransactionSynchronizationManager.registerSynchronization(new TransactionSynchronization() {
            @Override
            public void afterCommit() {
                sleeper.run();
            }
        });
    }
}
