package io.goodsflow.kit.messaging;

import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import org.apache.rocketmq.client.producer.LocalTransactionState;
import org.apache.rocketmq.client.producer.TransactionListener;
import org.apache.rocketmq.common.message.Message;
import org.apache.rocketmq.common.message.MessageExt;

/**
 * Answers the broker when the end of a half message was lost. A failing look-up is answered UNKNOW by the client, so the
 * broker asks again.
 */
final class CheckBack implements TransactionListener {

    private final OutboxTable table;
    private final OutboxIdentity identity;
    private final Clock clock;
    private final Duration window;
    private final MessagingMetrics metrics;

    CheckBack(
            OutboxTable table,
            OutboxIdentity identity,
            Clock clock,
            MessagingProperties properties,
            MessagingMetrics metrics) {
        this.table = table;
        this.identity = identity;
        this.clock = clock;
        this.window = properties.checkWindow();
        this.metrics = metrics;
    }

    /** Never called: {@link HalfMessages} sends the two requests itself. */
    @Override
    public LocalTransactionState executeLocalTransaction(Message message, Object argument) {
        return LocalTransactionState.UNKNOW;
    }

    @Override
    public LocalTransactionState checkLocalTransaction(MessageExt half) {
        LocalTransactionState state = judge(half);
        metrics.checkedBack(state);
        return state;
    }

    private LocalTransactionState judge(MessageExt half) {
        if (!identity.name().equals(half.getUserProperty(EventMessages.OUTBOX))) {
            // another schema's message under the same producer group: only its own outbox can tell
            return LocalTransactionState.UNKNOW;
        }
        Optional<OutboxTable.Written> written = table.find(half.getUserProperty(EventMessages.ID));
        if (written.isPresent()) {
            return delivers(written.get(), half)
                    ? LocalTransactionState.COMMIT_MESSAGE
                    : LocalTransactionState.ROLLBACK_MESSAGE;
        }
        boolean within = clock.millis() - half.getBornTimestamp() < window.toMillis();
        return within ? LocalTransactionState.UNKNOW : LocalTransactionState.ROLLBACK_MESSAGE;
    }

    /** A row that says something else, or that is the relay's, leaves by the relay. */
    private static boolean delivers(OutboxTable.Written row, MessageExt half) {
        return row.route() == Route.HALF && row.bodyHash().equals(half.getUserProperty(EventMessages.BODY_HASH));
    }
}
