package io.goodsflow.kit.messaging;

import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.apache.rocketmq.client.consumer.DefaultLitePullConsumer;
import org.apache.rocketmq.client.exception.MQClientException;
import org.apache.rocketmq.common.message.MessageExt;
import org.apache.rocketmq.common.message.MessageQueue;

/** Reads a group's dead-letter queue. */
final class DeadLetters {

    private DeadLetters() {}

    static List<MessageExt> of(String nameServer, String group) throws MQClientException {
        DefaultLitePullConsumer reader = new DefaultLitePullConsumer("dead-letters-" + UUID.randomUUID());
        reader.setNamesrvAddr(nameServer);
        reader.start();
        try {
            List<MessageQueue> queues = new ArrayList<>(reader.fetchMessageQueues("%DLQ%" + group));
            reader.assign(queues);
            for (MessageQueue queue : queues) {
                reader.seekToBegin(queue);
            }
            return reader.poll(1_000);
        } finally {
            reader.shutdown();
        }
    }
}
