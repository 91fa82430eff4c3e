package io.goodsflow.kit.messaging;

import java.util.ArrayList;
import java.util.List;
import org.apache.rocketmq.client.impl.factory.MQClientInstance;
import org.apache.rocketmq.client.producer.TransactionMQProducer;
import org.jspecify.annotations.Nullable;

/**
 * Makes the broker know this producer after a restart. A client tells its group only to brokers whose routes it has
 * looked up, that is when it first sends; a half message of the process before would never be asked about until then.
 */
final class BrokerContact {

    private final TransactionMQProducer producer;
    private final OutboxIdentity identity;
    private @Nullable List<String> missing;

    BrokerContact(TransactionMQProducer producer, OutboxIdentity identity) {
        this.producer = producer;
        this.identity = identity;
    }

    /** Cheap once every topic was found; called by the relay between its turns. */
    void keep() {
        List<String> topics = missing == null ? new ArrayList<>(identity.topics()) : missing;
        if (!topics.isEmpty()) {
            MQClientInstance client = producer.getDefaultMQProducerImpl().getMqClientFactory();
            if (topics.removeIf(client::updateTopicRouteInfoFromNameServer)) {
                client.sendHeartbeatToAllBrokerWithLock();
            }
        }
        missing = topics;
    }
}
