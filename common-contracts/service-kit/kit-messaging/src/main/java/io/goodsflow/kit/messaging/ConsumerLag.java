package io.goodsflow.kit.messaging;

import org.apache.rocketmq.client.exception.MQBrokerException;
import org.apache.rocketmq.client.impl.factory.MQClientInstance;
import org.apache.rocketmq.client.producer.DefaultMQProducer;
import org.apache.rocketmq.common.MixAll;
import org.apache.rocketmq.remoting.exception.RemotingException;
import org.apache.rocketmq.remoting.protocol.route.BrokerData;
import org.apache.rocketmq.remoting.protocol.route.TopicRouteData;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Asks the brokers of a topic how far a group has come, through the connections that the producer keeps. A message that a
 * handler refused is finished in its topic; it comes again by the group's retry topic, which is asked about as well. While
 * it waits for that it lies in the broker's schedule and is in no figure: {@code goodsflow.events.consumed} counts failures.
 */
final class ConsumerLag {

    private static final Logger log = LoggerFactory.getLogger(ConsumerLag.class);
    private static final long TIMEOUT_MILLIS = 2_000;

    private final DefaultMQProducer producer;

    ConsumerLag(DefaultMQProducer producer) {
        this.producer = producer;
    }

    /** @return messages of the topic and of its repetitions that the group has not finished; NaN if a broker is silent */
    double of(ConsumerGroups.Binding binding) {
        try {
            MQClientInstance client = producer.getDefaultMQProducerImpl().getMqClientFactory();
            TopicRouteData route = route(client, binding.topic());
            if (route == null) {
                return Double.NaN;
            }
            long lag = 0;
            for (BrokerData broker : route.getBrokerDatas()) {
                lag += behind(client, broker, binding.group(), binding.topic());
                lag += behind(client, broker, binding.group(), MixAll.getRetryTopic(binding.group()));
            }
            return lag;
        } catch (RemotingException | MQBrokerException e) {
            return unknown(binding, e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Double.NaN;
        } catch (RuntimeException e) {
            // the client throws its own kinds of these when it is not started yet or stops just now
            return unknown(binding, e);
        }
    }

    /** 0 for a topic that the broker does not have. */
    private static long behind(MQClientInstance client, BrokerData broker, String group, String topic)
            throws RemotingException, MQBrokerException, InterruptedException {
        return client.getMQClientAPIImpl()
                .getConsumeStats(broker.selectBrokerAddr(), group, topic, TIMEOUT_MILLIS)
                .computeTotalDiff();
    }

    private static @Nullable TopicRouteData route(MQClientInstance client, String topic) {
        TopicRouteData known = client.getTopicRouteTable().get(topic);
        if (known == null && client.updateTopicRouteInfoFromNameServer(topic)) {
            return client.getTopicRouteTable().get(topic);
        }
        return known;
    }

    private static double unknown(ConsumerGroups.Binding binding, Exception reason) {
        log.debug("the lag of {} on {} is not known: {}", binding.group(), binding.topic(), reason.toString());
        return Double.NaN;
    }
}
