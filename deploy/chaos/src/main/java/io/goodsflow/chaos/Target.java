package io.goodsflow.chaos;

import io.goodsflow.demo.DemoUser;
import io.goodsflow.demo.GoodsflowClient;
import io.goodsflow.demo.Shop;
import io.goodsflow.devstack.Fleet;
import io.goodsflow.devstack.Server;
import java.net.URI;
import java.util.List;
import java.util.Objects;

/** The fleet that is disturbed. */
final class Target {

    static final List<String> SCHEMAS = List.of("supply", "product", "inventory", "qc");

    private final Fleet fleet;
    private final GoodsflowClient guest;

    Target(Fleet fleet) {
        this.fleet = fleet;
        this.guest = GoodsflowClient.at(URI.create(setting("GOODSFLOW_GATEWAY_URL")));
    }

    GoodsflowClient guest() {
        return guest;
    }

    GoodsflowClient as(DemoUser user) {
        return guest.as(user);
    }

    Shop shop() {
        return new Shop(guest);
    }

    List<String> unhealthy() {
        return fleet.all().stream()
                .filter(part -> !part.isHealthy())
                .map(Server::name)
                .toList();
    }

    Server part(String name) {
        return fleet.all().stream()
                .filter(part -> part.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    /** A service's own schema, for looking only. */
    Schema schema(String service) {
        return new Schema(
                "jdbc:mariadb://127.0.0.1:" + setting("GOODSFLOW_MARIADB_PORT") + "/goodsflow_" + service,
                setting("GOODSFLOW_DB_USER"),
                setting("GOODSFLOW_DB_PASSWORD"));
    }

    int port(String service) {
        return Integer.parseInt(setting(variable(service) + "_PORT"));
    }

    int managementPort(String service) {
        return Integer.parseInt(setting(variable(service) + "_MANAGEMENT_PORT"));
    }

    private static String variable(String service) {
        return "GOODSFLOW_" + service.replace("-service", "").toUpperCase(java.util.Locale.ROOT);
    }

    private String setting(String name) {
        return Objects.requireNonNull(fleet.settings().asEnvironment().get(name), name);
    }
}
