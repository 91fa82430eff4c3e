package io.goodsflow.bench.publish;

import io.goodsflow.bench.measure.BenchFailed;
import io.goodsflow.bench.measure.Poll;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.apache.rocketmq.client.exception.MQClientException;
import org.apache.rocketmq.client.impl.MQClientAPIImpl;
import org.apache.rocketmq.client.producer.DefaultMQProducer;
import org.apache.rocketmq.client.producer.SendResult;
import org.apache.rocketmq.client.producer.SendStatus;
import org.apache.rocketmq.common.message.Message;
import org.apache.rocketmq.common.message.MessageQueue;

/** The fleet's broker: sends verdicts, tells how far consumers are behind, makes a topic. */
final class Broker implements AutoCloseable {

    /** Its number of queues is that of every topic of the fleet. */
    private static final String KNOWN_TOPIC = "product-item";

    /** Consumer group to topic: everybody who has a part in publishing. */
    private static final Map<String, String> CONSUMERS = Map.of(
            "product-service-qc-verdict", "qc-verdict",
            "qc-service-product-draft", "product-draft",
            "supply-service-product-draft", "product-draft",
            "inventory-service-product-item", "product-item");

    private static final long TIMEOUT_MILLIS = 5_000;
    private static final Duration LIMIT = Duration.ofSeconds(30);
    private static final Duration PAUSE = Duration.ofMillis(200);
    private static final int BATCH = 25;

    private final DefaultMQProducer producer = new DefaultMQProducer("bench-verdicts");

    Broker(String nameServer) {
        producer.setNamesrvAddr(nameServer);
        try {
            producer.start();
        } catch (MQClientException e) {
            throw new BenchFailed("The broker does not answer: " + e.getMessage(), e);
        }
    }

    /** In batches over all queues, so that it is not the sending that is measured. */
    void send(List<Message> messages) {
        for (int from = 0; from < messages.size(); from += BATCH) {
            List<Message> batch = messages.subList(from, Math.min(messages.size(), from + BATCH));
            ask("take verdicts", () -> {
                SendResult result = producer.send(batch);
                if (result.getSendStatus() != SendStatus.SEND_OK) {
                    throw new BenchFailed("Verdicts were stored with " + result.getSendStatus() + ".");
                }
                return result;
            });
        }
    }

    /** Returns when the services have handled what there is. */
    void awaitQuiet(Duration limit) {
        if (!Poll.until(limit, PAUSE, () -> CONSUMERS.entrySet().stream()
                .allMatch(consumer -> behind(consumer.getKey(), consumer.getValue()) == 0))) {
            throw new BenchFailed("The fleet does not come to rest: deploy/fleet status");
        }
    }

    private long behind(String group, String topic) {
        return ask("tell of " + group, () -> api().getConsumeStats(address(), group, topic, TIMEOUT_MILLIS)
                .computeTotalDiff());
    }

    /** Makes a topic with the settings of the fleet's own, and returns when it can be sent to. */
    void createTopic(String topic) {
        int queues = ask("tell of its topics", () -> producer.fetchPublishMessageQueues(KNOWN_TOPIC))
                .size();
        ask("make a topic", () -> {
            producer.createTopic(KNOWN_TOPIC, topic, queues, Map.of());
            return topic;
        });
        if (!Poll.until(LIMIT, PAUSE, () -> isRouted(topic))) {
            throw new BenchFailed("The topic " + topic + " does not come up.");
        }
    }

    /** How many messages the topic has ever had. */
    long stored(String topic) {
        return ask("tell of " + topic, () -> {
            long messages = 0;
            for (MessageQueue queue : producer.fetchPublishMessageQueues(topic)) {
                messages += producer.maxOffset(queue);
            }
            return messages;
        });
    }

    String flushDiskType() {
        return ask("tell its settings", () -> api().getBrokerConfig(address(), TIMEOUT_MILLIS))
                .getProperty("flushDiskType", "unknown");
    }

    private boolean isRouted(String topic) {
        try {
            return !producer.fetchPublishMessageQueues(topic).isEmpty();
        } catch (MQClientException notYet) {
            return false;
        }
    }

    private MQClientAPIImpl api() {
        return producer.getDefaultMQProducerImpl().getMqClientFactory().getMQClientAPIImpl();
    }

    private String address() {
        return ask("tell where it is", () -> api().getTopicRouteInfoFromNameServer(KNOWN_TOPIC, TIMEOUT_MILLIS))
                .getBrokerDatas()
                .get(0)
                .selectBrokerAddr();
    }

    private static <T> T ask(String what, Question<T> question) {
        try {
            return question.ask();
        } catch (BenchFailed e) {
            throw e;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new BenchFailed("Interrupted.", e);
        } catch (Exception e) {
            throw new BenchFailed("The broker does not " + what + ": " + e.getMessage(), e);
        }
    }

    @Override
    public void close() {
        producer.shutdown();
    }

    @FunctionalInterface
    private interface Question<T> {
        T ask() throws Exception;
    }
}
