package io.goodsflow.kit.messaging;

import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.apache.rocketmq.client.consumer.DefaultMQPullConsumer;
import org.apache.rocketmq.client.consumer.PullResult;
import org.apache.rocketmq.client.consumer.PullStatus;
import org.apache.rocketmq.common.message.MessageExt;
import org.apache.rocketmq.common.message.MessageQueue;

/** Reads a group's dead-letter queue from its first letter to the last there is now. */
@SuppressWarnings("deprecation") // the newer consumer knows no end of a queue, only waiting for more
final class DeadLetters {

    private static final int BATCH = 32;

    private DeadLetters() {}

    static List<MessageExt> of(String nameServer, String group) throws Exception {
        DefaultMQPullConsumer reader = new DefaultMQPullConsumer("dead-letters-" + UUID.randomUUID());
        reader.setNamesrvAddr(nameServer);
        reader.start();
        try {
            List<MessageExt> letters = new ArrayList<>();
            for (MessageQueue queue : reader.fetchSubscribeMessageQueues("%DLQ%" + group)) {
                read(reader, queue, letters);
            }
            return letters;
        } finally {
            reader.shutdown();
        }
    }

    private static void read(DefaultMQPullConsumer reader, MessageQueue queue, List<MessageExt> letters)
            throws Exception {
        long offset = reader.minOffset(queue);
        long end = reader.maxOffset(queue);
        while (offset < end) {
            PullResult result = reader.pull(queue, "*", offset, BATCH);
            if (result.getPullStatus() == PullStatus.FOUND) {
                letters.addAll(result.getMsgFoundList());
            }
            if (result.getNextBeginOffset() <= offset) {
                throw new IllegalStateException("stuck at " + offset + " of " + queue + ": " + result);
            }
            offset = result.getNextBeginOffset();
        }
    }
}
