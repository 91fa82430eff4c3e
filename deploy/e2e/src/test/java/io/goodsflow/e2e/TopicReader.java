package io.goodsflow.e2e;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.UUID;
import org.apache.rocketmq.client.consumer.DefaultLitePullConsumer;
import org.apache.rocketmq.client.exception.MQClientException;
import org.apache.rocketmq.common.message.MessageExt;
import org.apache.rocketmq.common.message.MessageQueue;

/** Reads topics from their beginning, without a place in any consumer group of the fleet. */
final class TopicReader implements AutoCloseable {

    private static final int EMPTY_POLLS_AT_THE_END = 3;
    private static final long POLL_MILLIS = 1000;
    private static final int PULL_BATCH = 32;

    private final DefaultLitePullConsumer consumer = new DefaultLitePullConsumer("e2e-" + UUID.randomUUID());

    TopicReader(String nameServer) throws MQClientException {
        consumer.setNamesrvAddr(nameServer);
        consumer.setAutoCommit(false);
        consumer.setPullBatchSize(PULL_BATCH);
        consumer.start();
    }

    List<Received> everythingIn(String topic) throws MQClientException {
        Collection<MessageQueue> queues = consumer.fetchMessageQueues(topic);
        consumer.assign(queues);
        for (MessageQueue queue : queues) {
            consumer.seekToBegin(queue);
        }
        List<Received> all = new ArrayList<>();
        int empty = 0;
        while (empty < EMPTY_POLLS_AT_THE_END) {
            List<MessageExt> messages = consumer.poll(POLL_MILLIS);
            empty = messages.isEmpty() ? empty + 1 : 0;
            messages.forEach(message -> all.add(new Received(message.getKeys(), message.getTags(), message.getBody())));
        }
        return all;
    }

    @Override
    public void close() {
        consumer.shutdown();
    }

    /** One message as it lies in the broker. */
    @SuppressWarnings("ArrayRecordComponent")
    record Received(String key, String tag, byte[] body) {}
}
