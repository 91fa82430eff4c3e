package io.goodsflow.e2e;

import java.util.UUID;
import org.apache.rocketmq.client.exception.MQClientException;
import org.apache.rocketmq.client.producer.DefaultMQProducer;
import org.apache.rocketmq.common.MixAll;
import org.apache.rocketmq.common.message.Message;
import org.apache.rocketmq.common.message.MessageAccessor;
import org.apache.rocketmq.common.message.MessageConst;

/**
 * What a consumer's client says when its function has refused a message for the last time: the message goes to the retry
 * topic of the group with a count above the limit, and the broker parks it. The hours of redelivery before are left out.
 */
final class LastRefusal implements AutoCloseable {

    private static final String LIMIT = "16";
    private static final String BEYOND = "17";

    private final DefaultMQProducer producer = new DefaultMQProducer("e2e-" + UUID.randomUUID());

    LastRefusal(String nameServer) throws MQClientException {
        producer.setNamesrvAddr(nameServer);
        producer.start();
    }

    void of(String group, Message message) throws Exception {
        Message refused =
                new Message(MixAll.getRetryTopic(group), message.getTags(), message.getKeys(), message.getBody());
        message.getProperties().forEach((name, value) -> MessageAccessor.putProperty(refused, name, value));
        MessageAccessor.putProperty(refused, MessageConst.PROPERTY_RETRY_TOPIC, message.getTopic());
        MessageAccessor.setReconsumeTime(refused, BEYOND);
        MessageAccessor.setMaxReconsumeTimes(refused, LIMIT);
        producer.send(refused);
    }

    @Override
    public void close() {
        producer.shutdown();
    }
}
