package io.goodsflow.devstack;

import io.goodsflow.devstack.probe.RocketMqProbe;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/** RocketMQ's name server and broker in one process, with its topics made ahead. */
public final class RocketMqServer extends ManagedServer {

    private static final String MAIN = "io.goodsflow.devstack.rocketmq.RocketMqHost";
    private static final Duration START_BOUND = Duration.ofSeconds(90);
    /** A clean stop takes it 8 to 15 seconds; it loses nothing when it is killed instead. */
    private static final Duration STOP_BOUND = Duration.ofSeconds(25);

    private final int namesrvPort;
    private final int brokerPort;
    private final List<String> topics;

    /** @param brokerPort the broker also listens two ports below it */
    public RocketMqServer(Path home, int namesrvPort, int brokerPort, List<String> topics) {
        super(new Home(home), "rocketmq");
        if (topics.isEmpty()) {
            throw new DevstackException("RocketMQ without a topic serves nobody: name at least one.");
        }
        this.namesrvPort = namesrvPort;
        this.brokerPort = brokerPort;
        this.topics = List.copyOf(topics);
    }

    /** What a client is told: {@code 127.0.0.1:<port>}. */
    public String namesrvAddress() {
        return "127.0.0.1:" + namesrvPort;
    }

    @Override
    public boolean isHealthy() {
        return RocketMqProbe.stores(brokerPort, topics.get(0))
                && topics.stream().allMatch(topic -> RocketMqProbe.routes(namesrvPort, topic, brokerPort));
    }

    @Override
    List<Port> ports() {
        return List.of(
                new Port(namesrvPort, "the RocketMQ name server", Setting.NAMESRV_PORT.how()),
                new Port(brokerPort, "the RocketMQ broker", Setting.BROKER_PORT.how()),
                new Port(brokerPort - 2, "the RocketMQ broker's second door", Setting.BROKER_PORT.how()));
    }

    @Override
    List<String> prepare() throws IOException {
        Repository repository = Repository.find();
        // A copy, so that a build in the source tree does not pull the classes from under a running broker.
        Path classes = folder().resolve("classes");
        Folders.delete(classes);
        Folders.copy(repository.rocketMqHostClasses(), classes);
        return List.of(
                Java.program(),
                "-Xms64m",
                "-Xmx256m",
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-XX:MaxDirectMemorySize=192m",
                "-Dtls.server.mode=disabled",
                "-Duser.home=" + folder(),
                // By itself the broker refuses messages on a disk that is only fairly full.
                "-Drocketmq.broker.diskSpaceWarningLevelRatio=0.99",
                "-Drocketmq.broker.diskSpaceCleanForciblyRatio=0.98",
                "-cp",
                classes + File.pathSeparator + String.join(File.pathSeparator, repository.rocketMq()),
                MAIN,
                folder().toString(),
                Integer.toString(namesrvPort),
                Integer.toString(brokerPort),
                String.join(",", topics));
    }

    @Override
    Map<String, String> environment() {
        return Map.of("MALLOC_ARENA_MAX", "2");
    }

    @Override
    Duration startBound() {
        return START_BOUND;
    }

    @Override
    Duration stopBound() {
        return STOP_BOUND;
    }
}
