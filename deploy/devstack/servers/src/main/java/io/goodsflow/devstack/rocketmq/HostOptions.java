package io.goodsflow.devstack.rocketmq;

import java.nio.file.Path;
import java.util.List;

/** What the launcher tells the host: {@code <home> <name server port> <broker port> <topic,topic,…>}. */
record HostOptions(Path home, int namesrvPort, int brokerPort, List<String> topics) {

    static final String LOOPBACK = "127.0.0.1";

    static HostOptions parse(String... args) {
        if (args.length != 4) {
            throw new IllegalArgumentException(
                    "Expected <home> <name server port> <broker port> <topics>, got " + args.length + " arguments.");
        }
        return new HostOptions(
                Path.of(args[0]).toAbsolutePath(),
                Integer.parseInt(args[1]),
                Integer.parseInt(args[2]),
                List.of(args[3].split(",")));
    }

    String namesrvAddress() {
        return LOOPBACK + ":" + namesrvPort;
    }

    Path store() {
        return home.resolve("store");
    }
}
