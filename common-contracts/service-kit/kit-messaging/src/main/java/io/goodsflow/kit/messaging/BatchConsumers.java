package io.goodsflow.kit.messaging;

import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.apache.rocketmq.client.consumer.DefaultMQPushConsumer;
import org.apache.rocketmq.client.exception.MQClientException;
import org.apache.rocketmq.common.consumer.ConsumeFromWhere;
import org.springframework.context.SmartLifecycle;

/**
 * Takes messages for the functions that handle several at once. The binder hands over one by one, and delivers all that
 * came with a refused message again; so these functions have a client of their own, with the same group and settings.
 */
final class BatchConsumers implements SmartLifecycle {

    /** With the input bindings of Spring Cloud Stream. */
    static final int PHASE = ConsumerDrain.PHASE + 1;

    private final BoundFunctions functions;
    private final ConsumerDrain drain;
    private final MessagingProperties properties;
    private final List<DefaultMQPushConsumer> clients = new ArrayList<>();
    private volatile boolean running;

    BatchConsumers(BoundFunctions functions, ConsumerDrain drain, MessagingProperties properties) {
        this.functions = functions;
        this.drain = drain;
        this.properties = properties;
    }

    @Override
    public synchronized void start() {
        if (!running) {
            functions.batched().forEach((binding, function) -> clients.add(started(binding, function)));
            running = true;
        }
    }

    private DefaultMQPushConsumer started(ConsumerGroups.Binding binding, EventFunction function) {
        MessagingProperties.Consumer settings = properties.consumer();
        DefaultMQPushConsumer client = new DefaultMQPushConsumer(binding.group());
        client.setNamesrvAddr(properties.nameServer());
        client.setInstanceName(binding.group() + "-" + UUID.randomUUID());
        client.setConsumeFromWhere(ConsumeFromWhere.CONSUME_FROM_FIRST_OFFSET);
        client.setConsumeThreadMin(settings.concurrency());
        client.setConsumeThreadMax(settings.concurrency());
        client.setMaxReconsumeTimes(settings.maxReconsumeTimes());
        client.setPullBatchSize(settings.batchSize());
        client.setConsumeMessageBatchMaxSize(settings.batchSize());
        client.registerMessageListener(new BatchListener(function, client, settings.redeliveryDelayLevel()));
        try {
            client.subscribe(binding.topic(), "*");
            client.start();
        } catch (MQClientException e) {
            throw new IllegalStateException(
                    "topic " + binding.topic() + " cannot be consumed in group " + binding.group(), e);
        }
        return client;
    }

    /** A client that is shut down interrupts its handlers, so these end first; what it has fetched meanwhile is refused. */
    @Override
    public synchronized void stop() {
        running = false;
        if (clients.isEmpty()) {
            return;
        }
        clients.forEach(DefaultMQPushConsumer::suspend);
        drain.stop();
        clients.forEach(DefaultMQPushConsumer::shutdown);
        clients.clear();
    }

    @Override
    public boolean isRunning() {
        return running;
    }

    @Override
    public int getPhase() {
        return PHASE;
    }
}
