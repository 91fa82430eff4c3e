package io.goodsflow.kit.messaging;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.apache.rocketmq.client.consumer.DefaultMQPushConsumer;
import org.apache.rocketmq.client.consumer.listener.ConsumeConcurrentlyContext;
import org.apache.rocketmq.client.consumer.listener.ConsumeConcurrentlyStatus;
import org.apache.rocketmq.client.consumer.listener.MessageListenerConcurrently;
import org.apache.rocketmq.client.exception.MQBrokerException;
import org.apache.rocketmq.client.exception.MQClientException;
import org.apache.rocketmq.common.message.MessageExt;
import org.apache.rocketmq.remoting.exception.RemotingException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.messaging.Message;
import org.springframework.messaging.support.GenericMessage;

/**
 * Hands over what the client brings at once, and answers for each message. The client itself can only refuse the end of
 * a batch, so a refused message is sent back here, as the client would; if that fails the whole batch comes again, and
 * those that were handled are found to be repeats.
 */
final class BatchListener implements MessageListenerConcurrently {

    private static final Logger log = LoggerFactory.getLogger(BatchListener.class);

    private final EventFunction function;
    private final DefaultMQPushConsumer client;
    private final int delayLevel;

    /** @param delayLevel of every redelivery; 0: growing, -1: parked at once */
    BatchListener(EventFunction function, DefaultMQPushConsumer client, int delayLevel) {
        this.function = function;
        this.client = client;
        this.delayLevel = delayLevel;
    }

    @Override
    public ConsumeConcurrentlyStatus consumeMessage(List<MessageExt> arrived, ConsumeConcurrentlyContext context) {
        context.setDelayLevelWhenNextConsume(delayLevel);
        Map<Message<byte[]>, MessageExt> origins = new IdentityHashMap<>();
        List<Message<byte[]>> messages = new ArrayList<>(arrived.size());
        for (MessageExt origin : arrived) {
            Message<byte[]> message = read(origin);
            messages.add(message);
            origins.put(message, origin);
        }
        List<Message<byte[]>> refused;
        try {
            refused = function.acceptAll(messages);
        } catch (RuntimeException stopping) {
            log.debug("a batch is delivered again: {}", stopping.toString());
            return ConsumeConcurrentlyStatus.RECONSUME_LATER;
        }
        if (refused.size() == arrived.size()) {
            return ConsumeConcurrentlyStatus.RECONSUME_LATER;
        }
        String broker = context.getMessageQueue().getBrokerName();
        for (Message<byte[]> message : refused) {
            if (!sentBack(Objects.requireNonNull(origins.get(message)), broker)) {
                return ConsumeConcurrentlyStatus.RECONSUME_LATER;
            }
        }
        return ConsumeConcurrentlyStatus.CONSUME_SUCCESS;
    }

    private boolean sentBack(MessageExt message, String broker) {
        try {
            client.sendMessageBack(message, delayLevel, broker);
            return true;
        } catch (RemotingException | MQBrokerException | MQClientException | RuntimeException e) {
            log.warn("message {} could not be sent back, its batch is delivered again: {}", message.getMsgId(), e);
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /** With the headers that {@link EventFunction} looks at, under the binder's names. */
    private static Message<byte[]> read(MessageExt message) {
        Map<String, Object> headers = new HashMap<>(message.getProperties());
        headers.put(EventFunction.TAG_HEADER, Objects.requireNonNullElse(message.getTags(), ""));
        headers.put(EventFunction.KEYS_HEADER, Objects.requireNonNullElse(message.getKeys(), ""));
        return new GenericMessage<>(message.getBody(), headers);
    }
}
