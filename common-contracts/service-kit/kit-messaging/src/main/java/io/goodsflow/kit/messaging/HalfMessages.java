package io.goodsflow.kit.messaging;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apache.rocketmq.client.exception.MQClientException;
import org.apache.rocketmq.client.producer.SendCallback;
import org.apache.rocketmq.client.producer.SendResult;
import org.apache.rocketmq.client.producer.SendStatus;
import org.apache.rocketmq.client.producer.TransactionMQProducer;
import org.apache.rocketmq.common.message.Message;
import org.apache.rocketmq.common.message.MessageAccessor;
import org.apache.rocketmq.common.message.MessageConst;
import org.apache.rocketmq.remoting.exception.RemotingException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Sends half messages through the producer that rocketmq-spring keeps.
 *
 * <p>{@code RocketMQTemplate.sendMessageInTransaction} is not used: it runs the business transaction inside the send
 * call, and a lost name server or a hanging connection can hold that call for seconds before the transaction starts.
 * The same two requests are sent here one by one, the first asynchronously with a time-out that holds in every case.
 */
final class HalfMessages {

    private static final Logger log = LoggerFactory.getLogger(HalfMessages.class);

    private final TransactionMQProducer producer;
    private final HalfEnds ends;
    private final EventMessages messages;
    private final HalfBreaker breaker;
    private final MessagingMetrics metrics;
    private final SendSpans spans;
    private final long timeoutMillis;

    HalfMessages(
            TransactionMQProducer producer,
            HalfEnds ends,
            EventMessages messages,
            HalfBreaker breaker,
            MessagingMetrics metrics,
            SendSpans spans,
            MessagingProperties properties) {
        this.producer = producer;
        this.ends = ends;
        this.messages = messages;
        this.breaker = breaker;
        this.metrics = metrics;
        this.spans = spans;
        this.timeoutMillis = properties.halfTimeout().toMillis();
    }

    /** @return empty if the broker did not take it in time; it may still turn up there, and is rolled back then */
    Optional<Half> send(OutboxRow row, String outbox) {
        if (!breaker.allows()) {
            metrics.half("suspended");
            return Optional.empty();
        }
        Message message = messages.half(row, outbox);
        MessageAccessor.putProperty(message, MessageConst.PROPERTY_TRANSACTION_PREPARED, "true");
        MessageAccessor.putProperty(message, MessageConst.PROPERTY_PRODUCER_GROUP, producer.getProducerGroup());
        long born = System.nanoTime();
        Instant began = Instant.now();
        CompletableFuture<SendResult> answer = start(message);
        try {
            SendResult result = answer.get(timeoutMillis, TimeUnit.MILLISECONDS);
            if (result.getSendStatus() == SendStatus.SEND_OK) {
                breaker.succeeded();
                metrics.half("taken");
                spans.sent(List.of(row), began);
                return Optional.of(new Half(row, born, commit -> ends.tell(message, result, commit)));
            }
            log.warn("half message {} was stored with {}, the relay delivers", row.eventId(), result.getSendStatus());
            ends.tell(message, result, false);
        } catch (TimeoutException | ExecutionException e) {
            log.warn("half message {} could not be sent, the relay delivers: {}", row.eventId(), reason(e));
            answer.thenAccept(late -> ends.tell(message, late, false));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            answer.thenAccept(late -> ends.tell(message, late, false));
        }
        breaker.failed();
        metrics.half("failed");
        return Optional.empty();
    }

    private CompletableFuture<SendResult> start(Message message) {
        CompletableFuture<SendResult> answer = new CompletableFuture<>();
        try {
            producer.send(message, new Answer(answer), timeoutMillis);
        } catch (MQClientException | RemotingException e) {
            answer.completeExceptionally(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            answer.completeExceptionally(e);
        }
        return answer;
    }

    private static String reason(Exception e) {
        return e instanceof TimeoutException ? "no answer in time" : String.valueOf(e.getCause());
    }

    private record Answer(CompletableFuture<SendResult> future) implements SendCallback {

        @Override
        public void onSuccess(SendResult result) {
            future.complete(result);
        }

        @Override
        public void onException(Throwable e) {
            future.completeExceptionally(e);
        }
    }
}
