package io.goodsflow.gateway.route;

import java.util.Locale;

/** The services that outsiders reach through the gateway. */
public enum Upstream {
    PRODUCT,
    INVENTORY,
    QC,
    SUPPLY;

    /** Name as a person and a problem body read it. */
    public String serviceName() {
        return name().toLowerCase(Locale.ROOT) + "-service";
    }
}
