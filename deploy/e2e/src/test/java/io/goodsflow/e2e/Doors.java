package io.goodsflow.e2e;

import java.util.Map;

/** The ways into the fleet: the public one, and each service's own port, which only the network guards. */
final class Doors {

    private static final Map<String, String> VARIABLES = Map.of(
            "gateway", "GATEWAY",
            "product-service", "PRODUCT",
            "inventory-service", "INVENTORY",
            "qc-service", "QC",
            "supply-service", "SUPPLY");

    private final RunningFleet fleet;

    Doors(RunningFleet fleet) {
        this.fleet = fleet;
    }

    Wire gateway() {
        return to("gateway");
    }

    Wire to(String service) {
        return fleet.door(VARIABLES.get(service));
    }
}
