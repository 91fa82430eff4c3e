package io.goodsflow.chaos;

import java.util.List;
import java.util.function.Function;

/**
 * Whether a service that is gone still holds something. What it held when it was asked to end counts even if its time has
 * run out meanwhile: one that had to be killed would look clean otherwise.
 */
final class HeldLeases {

    private static final String GATEWAY = "gateway";

    private final Function<String, Schema> schemas;
    private long since;

    HeldLeases(Function<String, Schema> schemas) {
        this.schemas = schemas;
    }

    /** Call it when the service is asked to end. */
    void begin(String service) {
        if (!service.equals(GATEWAY)) {
            since = schema(service).number(Sql.NOW_MILLIS);
        }
    }

    List<String> of(String service) {
        if (service.equals(GATEWAY)) {
            return List.of();
        }
        Schema schema = schema(service);
        long held = schema.number(Sql.HELD_LEASES, since);
        if (service.equals("supply-service")) {
            held += schema.number(Sql.HELD_TASKS, since) + schema.number(Sql.HELD_ROWS, since);
        }
        return held == 0 ? List.of() : List.of(service + " still holds " + held + " leases");
    }

    private Schema schema(String service) {
        return schemas.apply(service.replace("-service", ""));
    }
}
