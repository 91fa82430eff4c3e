package io.goodsflow.devstack.rocketmq;

import java.util.concurrent.TimeUnit;
import org.apache.rocketmq.common.BrokerConfig;
import org.apache.rocketmq.common.namesrv.NamesrvConfig;
import org.apache.rocketmq.remoting.netty.NettyClientConfig;
import org.apache.rocketmq.remoting.netty.NettyServerConfig;
import org.apache.rocketmq.store.config.FlushDiskType;
import org.apache.rocketmq.store.config.MessageStoreConfig;

/** The settings of a broker that shares a developer's machine and still keeps every promise about messages. */
final class ServerConfigs {

    private static final String NAME = "goodsflow";
    private static final int MIB = 1024 * 1024;
    private static final int CONSUME_QUEUE_ENTRY_BYTES = 20;
    private static final int CONSUME_QUEUE_ENTRIES = 20_000;

    private ServerConfigs() {}

    static NettyServerConfig netty(int port) {
        NettyServerConfig config = new NettyServerConfig();
        config.setBindAddress(HostOptions.LOOPBACK);
        config.setListenPort(port);
        return config;
    }

    static NettyClientConfig nettyClient() {
        return new NettyClientConfig();
    }

    static NamesrvConfig nameServer(HostOptions options) {
        NamesrvConfig config = new NamesrvConfig();
        config.setRocketmqHome(options.home().toString());
        config.setKvConfigPath(options.home().resolve("namesrv-kv.json").toString());
        config.setConfigStorePath(options.home().resolve("namesrv.properties").toString());
        return config;
    }

    static BrokerConfig broker(HostOptions options) {
        BrokerConfig config = new BrokerConfig();
        config.setRocketmqHome(options.home().toString());
        config.setBrokerName(NAME);
        config.setBrokerClusterName(NAME);
        config.setBrokerIP1(HostOptions.LOOPBACK);
        config.setBrokerIP2(HostOptions.LOOPBACK);
        config.setListenPort(options.brokerPort());
        config.setNamesrvAddr(options.namesrvAddress());
        // A typing error in a topic name shall be an error, not a new topic.
        config.setAutoCreateTopicEnable(false);
        config.setAutoCreateSubscriptionGroup(true);
        config.setTransactionTimeOut(2_000);
        config.setTransactionCheckInterval(2_000);
        config.setTransactionOpBatchInterval(100);
        // The database knows the outcome of every transaction, however late it is asked: never give up asking.
        config.setTransactionCheckMax(Integer.MAX_VALUE);
        return config;
    }

    static MessageStoreConfig messageStore(HostOptions options) {
        MessageStoreConfig config = new MessageStoreConfig();
        config.setStorePathRootDir(options.store().toString());
        config.setStorePathCommitLog(options.store().resolve("commitlog").toString());
        config.setFlushDiskType(FlushDiskType.SYNC_FLUSH);
        config.setMappedFileSizeCommitLog(64 * MIB);
        config.setMappedFileSizeConsumeQueue(CONSUME_QUEUE_ENTRY_BYTES * CONSUME_QUEUE_ENTRIES);
        config.setMaxHashSlotNum(20_000);
        config.setMaxIndexNum(80_000);
        config.setMappedFileSizeTimerLog(4 * MIB);
        // Copying the timer wheel takes a fifth of a core for ever; delay levels work without it.
        config.setTimerWheelEnable(false);
        config.setHaListenPort(0);
        // The defaults stop writing, and even delete unread messages, on a disk that is only fairly full.
        // The launcher checks the free space instead.
        config.setDiskMaxUsedSpaceRatio(95);
        config.setCleanFileForciblyEnable(false);
        config.setFileReservedTime((int) TimeUnit.DAYS.toHours(30));
        return config;
    }
}
