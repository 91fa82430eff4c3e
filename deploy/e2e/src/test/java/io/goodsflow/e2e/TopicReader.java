package io.goodsflow.e2e;

import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.apache.rocketmq.client.consumer.DefaultMQPullConsumer;
import org.apache.rocketmq.client.consumer.PullResult;
import org.apache.rocketmq.client.consumer.PullStatus;
import org.apache.rocketmq.client.exception.MQClientException;
import org.apache.rocketmq.common.message.MessageQueue;

/**
 * Reads topics queue by queue from the first message to the last there is now, without a place in any consumer group of
 * the fleet.
 */
@SuppressWarnings("deprecation") // the newer consumer knows no end of a queue, only waiting for more
final class TopicReader implements AutoCloseable {

    private static final int BATCH = 32;

    private final DefaultMQPullConsumer consumer = new DefaultMQPullConsumer("e2e-" + UUID.randomUUID());

    TopicReader(String nameServer) throws MQClientException {
        consumer.setNamesrvAddr(nameServer);
        consumer.start();
    }

    List<Received> everythingIn(String topic) throws Exception {
        List<Received> all = new ArrayList<>();
        for (MessageQueue queue : consumer.fetchSubscribeMessageQueues(topic)) {
            read(queue, all);
        }
        return all;
    }

    private void read(MessageQueue queue, List<Received> all) throws Exception {
        long offset = consumer.minOffset(queue);
        long end = consumer.maxOffset(queue);
        while (offset < end) {
            PullResult result = consumer.pull(queue, "*", offset, BATCH);
            if (result.getPullStatus() == PullStatus.FOUND) {
                result.getMsgFoundList()
                        .forEach(message ->
                                all.add(new Received(message.getKeys(), message.getTags(), message.getBody())));
            }
            if (result.getNextBeginOffset() <= offset) {
                throw new IllegalStateException("stuck at " + offset + " of " + queue + ": " + result);
            }
            offset = result.getNextBeginOffset();
        }
    }

    @Override
    public void close() {
        consumer.shutdown();
    }

    /** One message as it lies in the broker. */
    @SuppressWarnings("ArrayRecordComponent")
    record Received(String key, String tag, byte[] body) {}
}
