package io.goodsflow.devstack.rocketmq;

import org.apache.rocketmq.broker.BrokerController;
import org.apache.rocketmq.common.MQVersion;
import org.apache.rocketmq.common.TopicConfig;
import org.apache.rocketmq.common.constant.PermName;
import org.apache.rocketmq.namesrv.NamesrvController;
import org.apache.rocketmq.remoting.protocol.RemotingCommand;

/** Starts the name server, then the broker, creates the topics and says READY. */
public final class RocketMqHost {

    private static final int QUEUES_PER_TOPIC = 4;

    private RocketMqHost() {}

    public static void main(String[] args) throws Exception {
        // The threads of a half-started server would keep the process alive and its port taken.
        Thread.currentThread().setUncaughtExceptionHandler((thread, failure) -> {
            failure.printStackTrace();
            Runtime.getRuntime().halt(1);
        });
        HostOptions options = HostOptions.parse(args);
        // Without it the broker registers as an ancient version and the name server drops its topics.
        System.setProperty(RemotingCommand.REMOTING_VERSION_KEY, Integer.toString(MQVersion.CURRENT_VERSION));

        NamesrvController nameServer =
                new NamesrvController(ServerConfigs.nameServer(options), ServerConfigs.netty(options.namesrvPort()));
        require(nameServer.initialize(), "The name server did not initialise.");
        nameServer.start();

        BrokerController broker = new BrokerController(
                ServerConfigs.broker(options),
                ServerConfigs.netty(options.brokerPort()),
                ServerConfigs.nettyClient(),
                ServerConfigs.messageStore(options));
        require(broker.initialize(), "The broker did not initialise; is its store damaged or its disk full?");
        broker.start();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            broker.shutdown();
            nameServer.shutdown();
        }));

        for (String topic : options.topics()) {
            broker.getTopicConfigManager()
                    .updateTopicConfig(new TopicConfig(
                            topic, QUEUES_PER_TOPIC, QUEUES_PER_TOPIC, PermName.PERM_READ | PermName.PERM_WRITE));
        }
        broker.registerBrokerAll(false, true, true);
        System.out.println("READY name server " + options.namesrvPort() + ", broker " + options.brokerPort());
    }

    private static void require(boolean done, String otherwise) {
        if (!done) {
            throw new IllegalStateException(otherwise);
        }
    }
}
