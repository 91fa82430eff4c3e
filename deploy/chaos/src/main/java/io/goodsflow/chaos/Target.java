package io.goodsflow.chaos;

import io.goodsflow.demo.DemoFailed;
import io.goodsflow.demo.DemoUser;
import io.goodsflow.demo.GoodsflowClient;
import io.goodsflow.demo.Patience;
import io.goodsflow.demo.Shop;
import io.goodsflow.devstack.Fleet;
import io.goodsflow.devstack.Progress;
import io.goodsflow.devstack.Server;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The fleet that is disturbed. */
final class Target implements AutoCloseable {

    static final List<String> SCHEMAS = List.of("supply", "product", "inventory", "qc");

    private static final Duration PROBES = Duration.ofMinutes(3);

    private final Fleet direct;
    private final Fleet fleet;
    private final @Nullable Proxies proxies;
    private final GoodsflowClient guest;

    private Target(Fleet direct, @Nullable Proxies proxies) {
        this.direct = direct;
        this.proxies = proxies;
        this.fleet = proxies == null ? direct : direct.withDetours(proxies.detours());
        this.guest = GoodsflowClient.at(URI.create(setting("GOODSFLOW_GATEWAY_URL")));
    }

    /** A fleet that runs, as it is. */
    static Target of(Fleet fleet) {
        return new Target(fleet, null);
    }

    /** A fleet whose services are started where they are not up. */
    static Target up(Fleet fleet) {
        fleet.startServices(Progress.silent());
        return of(fleet);
    }

    /** A fleet whose services are started again, so that they reach the servers and each other by proxies. */
    static Target behindProxies(Fleet fleet) {
        Target target = new Target(fleet, new Proxies(fleet.settings().asEnvironment()));
        target.restart();
        return target;
    }

    private void restart() {
        direct.stopServices(Progress.silent());
        fleet.startServices(Progress.silent());
    }

    /** Gives the fleet back as it was found. */
    @Override
    public void close() {
        if (proxies != null) {
            fleet.stopServices(Progress.silent());
            proxies.close();
            direct.startServices(Progress.silent());
        }
    }

    List<TcpProxy> proxies(String part) {
        return Objects.requireNonNull(proxies, "no proxies").of(part);
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

    /** Parts that do not answer, although they were given time to: a probe is late on a busy machine. */
    List<String> down() {
        try {
            return Patience.until(
                    PROBES, "Health", () -> unhealthy().isEmpty() ? Optional.of(List.of()) : Optional.empty());
        } catch (DemoFailed never) {
            return unhealthy();
        }
    }

    private List<String> unhealthy() {
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

    int redisPort(String part) {
        return Integer.parseInt(setting("GOODSFLOW_" + part.replace('-', '_').toUpperCase(Locale.ROOT) + "_PORT"));
    }

    private static String variable(String service) {
        return "GOODSFLOW_" + service.replace("-service", "").toUpperCase(Locale.ROOT);
    }

    private String setting(String name) {
        return Objects.requireNonNull(fleet.settings().asEnvironment().get(name), name);
    }
}
