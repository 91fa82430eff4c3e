package io.goodsflow.kit.messaging;

import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.apache.rocketmq.client.consumer.DefaultLitePullConsumer;
import org.apache.rocketmq.client.exception.MQClientException;
import org.apache.rocketmq.common.MixAll;
import org.apache.rocketmq.common.consumer.ConsumeFromWhere;
import org.apache.rocketmq.common.message.MessageExt;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.context.SmartLifecycle;

/**
 * Takes over what the broker parked for this service's groups. The broker makes {@code %DLQ%<group>}, readable and with
 * one queue, when it parks the group's first message; the client looks for new topics at intervals, so that a group's
 * first letter shows up within a minute.
 *
 * <p>Pulled rather than pushed: a pushed message that cannot be stored would be parked again, under the collector's own
 * group. Here a batch is tried until it is stored, and only then the offset moves on. All instances share one group.
 */
final class DeadLetterCollector implements SmartLifecycle {

    private static final Logger log = LoggerFactory.getLogger(DeadLetterCollector.class);
    private static final int BATCH = 32;
    private static final long POLL_MILLIS = 1_000;
    private static final int LOOK_FOR_TOPICS_MILLIS = 10_000;
    private static final long PAUSE_MILLIS = 1_000;
    private static final Duration STOP = Duration.ofSeconds(10);

    private final Set<String> groups;
    private final DeadLetterIntake intake;
    private final String nameServer;
    private final String ownGroup;
    private CountDownLatch stopping = new CountDownLatch(1);
    private @Nullable Thread thread;

    /** @param ownGroup group that the collectors of all instances share */
    DeadLetterCollector(BoundFunctions functions, DeadLetterIntake intake, String nameServer, String ownGroup) {
        this.groups =
                functions.bindings().stream().map(ConsumerGroups.Binding::group).collect(Collectors.toSet());
        this.intake = intake;
        this.nameServer = nameServer;
        this.ownGroup = ownGroup;
    }

    @Override
    public synchronized void start() {
        if (thread == null && !groups.isEmpty()) {
            CountDownLatch end = new CountDownLatch(1);
            Thread started = new Thread(() -> run(end), "dead-letters");
            started.setDaemon(true);
            started.start();
            stopping = end;
            thread = started;
        }
    }

    private void run(CountDownLatch end) {
        try {
            while (end.getCount() > 0) {
                try {
                    collect(end);
                } catch (MQClientException | RuntimeException e) {
                    // whatever failed, parked messages stay where they are until the next try
                    log.warn("dead letters cannot be collected, again after a pause: {}", e.toString());
                    pause(end);
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void collect(CountDownLatch end) throws MQClientException, InterruptedException {
        DefaultLitePullConsumer consumer = consumer();
        try {
            consumer.start();
            while (end.getCount() > 0) {
                List<MessageExt> messages = consumer.poll(POLL_MILLIS);
                if (!messages.isEmpty() && stored(messages, end)) {
                    consumer.commit();
                }
            }
        } finally {
            consumer.shutdown();
        }
    }

    private DefaultLitePullConsumer consumer() throws MQClientException {
        DefaultLitePullConsumer consumer = new DefaultLitePullConsumer(ownGroup);
        consumer.setNamesrvAddr(nameServer);
        consumer.setConsumeFromWhere(ConsumeFromWhere.CONSUME_FROM_FIRST_OFFSET);
        consumer.setAutoCommit(false);
        consumer.setPullBatchSize(BATCH);
        consumer.setPullThreadNums(1);
        consumer.setPollNameServerInterval(LOOK_FOR_TOPICS_MILLIS);
        for (String group : groups) {
            consumer.subscribe(MixAll.getDLQTopic(group), "*");
        }
        return consumer;
    }

    /** @return false if the service stops before they could be stored; they are delivered again */
    private boolean stored(List<MessageExt> messages, CountDownLatch end) throws InterruptedException {
        while (end.getCount() > 0) {
            try {
                intake.store(messages);
                return true;
            } catch (RuntimeException e) {
                // the database is away, or a row is refused: going on without it would lose the message
                log.warn("{} dead letters cannot be stored, again after a pause: {}", messages.size(), e.toString());
                pause(end);
            }
        }
        return false;
    }

    private static void pause(CountDownLatch end) throws InterruptedException {
        boolean ended = end.await(PAUSE_MILLIS, TimeUnit.MILLISECONDS);
        log.trace("the pause ended, stopping: {}", ended);
    }

    @Override
    public synchronized void stop() {
        Thread running = thread;
        stopping.countDown();
        thread = null;
        if (running != null) {
            try {
                running.join(STOP.toMillis());
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    @Override
    public synchronized boolean isRunning() {
        return thread != null;
    }
}
