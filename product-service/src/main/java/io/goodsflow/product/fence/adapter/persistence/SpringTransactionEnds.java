package io.goodsflow.product.fence.adapter.persistence;

import io.goodsflow.product.fence.application.Hold;
import io.goodsflow.product.fence.application.TransactionEnds;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionSynchronization;
import org.springframework.transaction.support.TransactionSynchronizationManager;

/** Spring tells it; of equal listeners a transaction has one. */
@Component
class SpringTransactionEnds implements TransactionEnds {

    @Override
    public void follow(Hold hold) {
        TransactionSynchronizationManager.registerSynchronization(new Following(hold));
    }

    private record Following(Hold hold) implements TransactionSynchronization {

        @Override
        public void beforeCommit(boolean readOnly) {
            hold.committing();
        }

        @Override
        public void afterCompletion(int status) {
            hold.ended(status != STATUS_UNKNOWN);
        }
    }
}
