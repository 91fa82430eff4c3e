package io.goodsflow.kit.messaging;

import io.goodsflow.kit.data.Transactions;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Supplier;
import javax.sql.DataSource;
import org.springframework.jdbc.datasource.ConnectionHolder;
import org.springframework.transaction.TransactionTimedOutException;
import org.springframework.transaction.support.TransactionSynchronizationManager;

/**
 * Half message, transaction, end of the half message.
 *
 * <p>Why a row may be closed: its half was taken by the broker, and it was committed before T/2. From then on every
 * check-back finds it, so the half can only end in delivery. A row committed later may meet a check-back that gave up
 * at T and stays open; the relay then delivers it.
 */
final class HalfFirstTransactions implements EventTransactions {

    private final Transactions transactions;
    private final TransactionalOutbox outbox;
    private final HalfMessages halves;
    private final Handover handover;
    private final OutboxIdentity identity;
    private final DataSource dataSource;
    private final Duration window;

    HalfFirstTransactions(
            Transactions transactions,
            TransactionalOutbox outbox,
            HalfMessages halves,
            Handover handover,
            OutboxIdentity identity,
            DataSource dataSource,
            MessagingProperties properties) {
        this.transactions = transactions;
        this.outbox = outbox;
        this.halves = halves;
        this.handover = handover;
        this.identity = identity;
        this.dataSource = dataSource;
        this.window = properties.checkWindow();
    }

    @Override
    public <R> R publishing(OutgoingEvent first, Supplier<R> work) {
        outbox.check(first);
        if (TransactionSynchronizationManager.isActualTransactionActive()) {
            // a transaction must not wait for the broker, and its end is not ours to see
            return work.get();
        }
        identity.remember(first.topic());
        Optional<Half> half = halves.send(OutboxRow.of(first), identity.name());
        return half.isPresent() ? around(half.get(), work) : transactions.execute(work);
    }

    private <R> R around(Half half, Supplier<R> work) {
        boolean commit = false;
        try (HalfScope scope = new HalfScope(half, window)) {
            R result = transactions.execute(() -> {
                limit(scope);
                return work.get();
            });
            if (scope.matched()) {
                commit = true;
                if (!scope.untilHalfWindow().isNegative()) {
                    handover.confirm(half.row().eventId());
                }
            }
            return result;
        } finally {
            // after an unclear commit the row, if it is there, is open: the relay delivers it
            half.end().tell(commit);
        }
    }

    private void limit(HalfScope scope) {
        scope.restart();
        Duration left = scope.untilHalfWindow();
        if (left.isNegative() || left.isZero()) {
            throw new TransactionTimedOutException("the transaction and its repetitions took longer than half of"
                    + " goodsflow.messaging.check-window, " + window);
        }
        if (TransactionSynchronizationManager.getResource(dataSource) instanceof ConnectionHolder connection) {
            connection.setTimeoutInMillis(left.toMillis());
        }
    }
}
