package io.goodsflow.chaos;

import java.util.List;
import java.util.function.Function;

/** Whether a service that is gone still holds something. */
final class HeldLeases {

    private final Function<String, Schema> schemas;

    HeldLeases(Function<String, Schema> schemas) {
        this.schemas = schemas;
    }

    List<String> of(String service) {
        if (service.equals("gateway")) {
            return List.of();
        }
        String name = service.replace("-service", "");
        Schema schema = schemas.apply(name);
        long held = schema.number(Sql.HELD_LEASES);
        if (name.equals("supply")) {
            held += schema.number(Sql.HELD_TASKS) + schema.number(Sql.HELD_ROWS);
        }
        return held == 0 ? List.of() : List.of(service + " still holds " + held + " leases");
    }
}
