package io.goodsflow.bench.publish;

import io.goodsflow.bench.measure.BenchFailed;
import io.goodsflow.bench.measure.Latency;
import io.goodsflow.bench.measure.Workers;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.apache.rocketmq.client.exception.MQClientException;
import org.apache.rocketmq.client.producer.LocalTransactionState;
import org.apache.rocketmq.client.producer.SendStatus;
import org.apache.rocketmq.client.producer.TransactionListener;
import org.apache.rocketmq.client.producer.TransactionMQProducer;
import org.apache.rocketmq.client.producer.TransactionSendResult;
import org.apache.rocketmq.common.message.Message;
import org.apache.rocketmq.common.message.MessageExt;

/**
 * The client's own transactional message around a transaction that does nothing, with the bodies that were sent. Its topic
 * stays: a broker without a timer wheel fails on deleting one, and a half message may still be asked about later.
 */
final class BareTransactions implements AutoCloseable {

    private static final String TOPIC = "bench-publish";

    private final int threads;
    private final TransactionMQProducer producer = new TransactionMQProducer("bench-publish");

    BareTransactions(String nameServer, Broker broker, int threads) {
        this.threads = threads;
        broker.createTopic(TOPIC);
        producer.setNamesrvAddr(nameServer);
        producer.setTransactionListener(new CommitsAtOnce());
        try {
            producer.start();
        } catch (MQClientException e) {
            throw new BenchFailed("The broker does not answer: " + e.getMessage(), e);
        }
    }

    /** The item's news of a merge, with the properties that an event has. */
    Message message(Merge merge) {
        TableRows event = merge.itemEvents();
        String id = event.text(0, "id");
        String type = event.text(0, "event_type");
        Message message = new Message(TOPIC, type, id, event.text(0, "body").getBytes(StandardCharsets.UTF_8));
        message.putUserProperty("ce_id", id);
        message.putUserProperty("ce_type", type);
        message.putUserProperty("ce_source", "/product-service");
        message.putUserProperty("ce_specversion", "1.0");
        message.putUserProperty("ce_time", event.text(0, "occurred_at"));
        message.putUserProperty("ce_subject", event.text(0, "event_key"));
        message.putUserProperty("ce_datacontenttype", "application/json");
        message.putUserProperty("traceparent", event.text(0, "traceparent"));
        message.putUserProperty("body_hash", event.text(0, "body_hash"));
        message.putUserProperty("outbox", Scratch.ORIGINAL);
        return message;
    }

    Latency run(List<Message> messages) {
        return Workers.run(threads, messages.size(), (thread, number) -> {
            TransactionSendResult result = producer.sendMessageInTransaction(messages.get(number), null);
            if (result.getSendStatus() != SendStatus.SEND_OK
                    || result.getLocalTransactionState() != LocalTransactionState.COMMIT_MESSAGE) {
                throw new IllegalStateException("a half message was stored with " + result.getSendStatus());
            }
        });
    }

    @Override
    public void close() {
        producer.shutdown();
    }

    private static final class CommitsAtOnce implements TransactionListener {

        @Override
        public LocalTransactionState executeLocalTransaction(Message message, Object argument) {
            return LocalTransactionState.COMMIT_MESSAGE;
        }

        @Override
        public LocalTransactionState checkLocalTransaction(MessageExt message) {
            return LocalTransactionState.COMMIT_MESSAGE;
        }
    }
}
