package io.goodsflow.kit.messaging;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.rocketmq.client.exception.MQBrokerException;
import org.apache.rocketmq.client.exception.MQClientException;
import org.apache.rocketmq.client.producer.MQProducer;
import org.apache.rocketmq.client.producer.SendResult;
import org.apache.rocketmq.client.producer.SendStatus;
import org.apache.rocketmq.remoting.exception.RemotingException;
import org.apache.rocketmq.remoting.protocol.ResponseCode;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Sends rows in batches, one topic at a time, and writes down what became of them. */
final class RelaySender {

    private static final Logger log = LoggerFactory.getLogger(RelaySender.class);
    private static final int BATCH_BYTES = 1024 * 1024;
    private static final Duration SOON = Duration.ofSeconds(1);
    private static final Duration LONGEST_RETRY = Duration.ofMinutes(2);
    private static final int MAX_DOUBLINGS = 7;

    private final MQProducer producer;
    private final EventMessages messages;
    private final OutboxTable table;
    private final MessagingMetrics metrics;
    private final SendSpans spans;
    private final long timeoutMillis;

    RelaySender(
            MQProducer producer,
            EventMessages messages,
            OutboxTable table,
            MessagingMetrics metrics,
            SendSpans spans,
            MessagingProperties properties) {
        this.producer = producer;
        this.messages = messages;
        this.table = table;
        this.metrics = metrics;
        this.spans = spans;
        this.timeoutMillis = properties.relay().sendTimeout().toMillis();
    }

    /** @return false if nothing could be delivered, as far as the broker is to blame */
    boolean deliver(List<OutboxRow> rows) throws InterruptedException {
        Turn turn = new Turn();
        for (List<OutboxRow> batch : batches(rows)) {
            if (turn.brokerGone) {
                turn.failed.put(batch, "not tried: the broker does not answer");
            } else {
                send(batch, turn);
            }
        }
        if (!turn.sent.isEmpty()) {
            table.sentByRelay(turn.sent.stream().map(OutboxRow::eventId).toList());
            metrics.relayed(turn.sent.size());
        }
        turn.failed.forEach(this::postpone);
        return !turn.sent.isEmpty() || turn.failed.isEmpty();
    }

    private void send(List<OutboxRow> batch, Turn turn) throws InterruptedException {
        Instant began = Instant.now();
        try {
            SendResult result = batch.size() == 1
                    ? producer.send(messages.message(batch.get(0)), timeoutMillis)
                    : producer.send(batch.stream().map(messages::message).toList(), timeoutMillis);
            if (result.getSendStatus() == SendStatus.SEND_OK) {
                turn.sent.addAll(batch);
                spans.sent(batch, began);
            } else {
                turn.failed.put(batch, "stored with " + result.getSendStatus());
            }
        } catch (RemotingException e) {
            turn.brokerGone = true;
            turn.failed.put(batch, e.toString());
        } catch (MQBrokerException e) {
            refused(batch, turn, e.getResponseCode(), e);
        } catch (MQClientException e) {
            turn.brokerGone = e.getCause() instanceof RemotingException;
            refused(batch, turn, e.getResponseCode(), e);
        }
    }

    /** One bad message must not hold the others of its batch. */
    private void refused(List<OutboxRow> batch, Turn turn, int code, Exception reason) throws InterruptedException {
        if (code == ResponseCode.MESSAGE_ILLEGAL && batch.size() > 1) {
            for (OutboxRow row : batch) {
                send(List.of(row), turn);
            }
        } else {
            turn.failed.put(batch, reason.toString());
        }
    }

    private void postpone(List<OutboxRow> batch, String error) {
        int attempts = batch.get(0).attempts();
        Duration wait = SOON.multipliedBy(1L << Math.min(attempts, MAX_DOUBLINGS));
        Duration retryIn = wait.compareTo(LONGEST_RETRY) > 0 ? LONGEST_RETRY : wait;
        log.warn(
                "{} events of topic {} were not sent, again in {}: {}",
                batch.size(),
                batch.get(0).topic(),
                retryIn,
                error);
        table.failed(batch.stream().map(OutboxRow::eventId).toList(), retryIn, error);
        metrics.relayFailed(batch.size());
    }

    private static List<List<OutboxRow>> batches(List<OutboxRow> rows) {
        Map<String, List<OutboxRow>> topics = new LinkedHashMap<>();
        rows.forEach(row ->
                topics.computeIfAbsent(row.topic(), topic -> new ArrayList<>()).add(row));
        List<List<OutboxRow>> batches = new ArrayList<>();
        for (List<OutboxRow> topic : topics.values()) {
            List<OutboxRow> batch = new ArrayList<>();
            long size = 0;
            for (OutboxRow row : topic) {
                int length = row.bytes().length;
                if (!batch.isEmpty() && size + length > BATCH_BYTES) {
                    batches.add(batch);
                    batch = new ArrayList<>();
                    size = 0;
                }
                batch.add(row);
                size += length;
            }
            batches.add(batch);
        }
        return batches;
    }

    private static final class Turn {
        private final List<OutboxRow> sent = new ArrayList<>();
        private final Map<List<OutboxRow>, String> failed = new LinkedHashMap<>();
        private boolean brokerGone;
    }
}
