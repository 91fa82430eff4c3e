package io.goodsflow.gateway.route;

import java.util.stream.Stream;

/** What outsiders reach through the gateway. */
public enum Upstream {
    PRODUCT("product-service"),
    /** Instances of product-service that only read, where there are some; otherwise product-service itself. */
    READER("product-service", "product-reader"),
    INVENTORY("inventory-service"),
    QC("qc-service"),
    SUPPLY("supply-service");

    private final String serviceName;
    private final String breakerName;

    Upstream(String serviceName) {
        this(serviceName, serviceName);
    }

    Upstream(String serviceName, String breakerName) {
        this.serviceName = serviceName;
        this.breakerName = breakerName;
    }

    /** Each service that describes its API, once. */
    public static Stream<Upstream> services() {
        return Stream.of(values()).filter(upstream -> upstream != READER);
    }

    /** Name as a person and a problem body read it. */
    public String serviceName() {
        return serviceName;
    }

    /** What is lost and comes back by itself. */
    public String breakerName() {
        return breakerName;
    }
}
