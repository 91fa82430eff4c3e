package io.goodsflow.chaos;

import java.util.List;
import java.util.stream.Stream;

/** What a fleet consists of. */
final class Parts {

    static final List<String> SERVICES =
            List.of("supply-service", "product-service", "inventory-service", "qc-service", "gateway");
    static final List<String> SERVERS = List.of("mariadb", "redis-state", "redis-cache", "rocketmq");
    static final List<String> REDIS = List.of("redis-cache", "redis-state");
    static final List<String> ALL =
            Stream.concat(SERVICES.stream(), SERVERS.stream()).toList();

    private Parts() {}
}
