package io.goodsflow.kit.messaging;

import io.goodsflow.kit.data.Transactions;
import io.goodsflow.kit.trace.Tracing;

/** Makes builders that share the inbox. */
final class EventConsumers implements Consumers {

    private static final int NAME_LENGTH = 100;

    private final Inbox inbox;
    private final Transactions transactions;
    private final EventJson json;
    private final ConsumerDrain drain;
    private final MessagingMetrics metrics;
    private final RecentFailures failures;
    private final Tracing tracing;

    EventConsumers(
            Inbox inbox,
            Transactions transactions,
            EventJson json,
            ConsumerDrain drain,
            MessagingMetrics metrics,
            RecentFailures failures,
            Tracing tracing) {
        this.inbox = inbox;
        this.transactions = transactions;
        this.json = json;
        this.drain = drain;
        this.metrics = metrics;
        this.failures = failures;
        this.tracing = tracing;
    }

    @Override
    public Builder named(String consumer) {
        if (consumer.isBlank() || consumer.length() > NAME_LENGTH) {
            throw new IllegalArgumentException("a consumer name has 1 to " + NAME_LENGTH + " characters");
        }
        return new ConsumerBuilder(
                consumer, new InboxHandlers(consumer, inbox, transactions), json, drain, metrics, failures, tracing);
    }
}
