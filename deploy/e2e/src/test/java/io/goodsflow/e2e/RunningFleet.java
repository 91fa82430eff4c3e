package io.goodsflow.e2e;

import io.goodsflow.chaos.Drain;
import io.goodsflow.chaos.Drill;
import io.goodsflow.demo.Categories;
import io.goodsflow.demo.DemoUser;
import io.goodsflow.demo.GoodsflowClient;
import io.goodsflow.demo.Shop;
import io.goodsflow.devstack.Fleet;
import io.goodsflow.devstack.Progress;
import io.goodsflow.devstack.Server;
import io.goodsflow.devstack.ServiceName;
import io.goodsflow.devstack.Settings;
import java.net.URI;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** The fleet that the environment names, as its users and its operators have it. */
final class RunningFleet {

    private final Fleet fleet = Fleet.fromEnvironment();
    private final GoodsflowClient guest = GoodsflowClient.at(URI.create(setting("GOODSFLOW_GATEWAY_URL")));

    GoodsflowClient guest() {
        return guest;
    }

    GoodsflowClient as(DemoUser user) {
        return guest.as(user);
    }

    Shop shop() {
        return new Shop(guest);
    }

    Map<String, Long> categories(List<String> names) {
        return new Categories(guest).ensure(names);
    }

    /** A service or server by its name, for example {@code supply-service} or {@code mariadb}. */
    Server part(String name) {
        return fleet.all().stream()
                .filter(part -> part.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    /** One more instance of a service, of a fleet that only this environment tells of. */
    static Server service(Map<String, String> environment, ServiceName name) {
        return new Fleet(Settings.ofFleet(environment)).service(name);
    }

    /** Asks a service to end; what was not in order meanwhile, in sentences. */
    List<String> drain(String service) throws InterruptedException {
        return Drain.of(fleet, service).run();
    }

    /** What a seeded run with these faults does not hold, in sentences. */
    List<String> disturbed(long seed, long category, String faults) throws InterruptedException {
        return Drill.run(fleet, seed, category, faults);
    }

    /** Where a service tells its health and its metrics. */
    int managementPort(String service) {
        return Arrays.stream(ServiceName.values())
                .filter(name -> name.module().equals(service))
                .mapToInt(fleet.settings()::managementPort)
                .findFirst()
                .orElseThrow();
    }

    /** Stops every service and server and starts them again over their data. */
    void downAndUp() {
        fleet.stop(Progress.silent());
        fleet.start(Progress.silent());
    }

    /** Starts what does not run. */
    void up() {
        fleet.start(Progress.silent());
    }

    /** What names this fleet to a program. */
    Map<String, String> environment() {
        return fleet.settings().asEnvironment();
    }

    /** A service's own schema, for looking only. */
    Schema schema(String service) {
        return new Schema(
                "jdbc:mariadb://127.0.0.1:" + setting("GOODSFLOW_MARIADB_PORT") + "/goodsflow_" + service,
                setting("GOODSFLOW_DB_USER"),
                setting("GOODSFLOW_DB_PASSWORD"));
    }

    /** Where the fleet keeps all it has. */
    Path home() {
        return fleet.settings().home().root();
    }

    /** Where its services write their spans. */
    Path traces() {
        return fleet.settings().home().traces();
    }

    /** A service as the machine has it, gateway or not: {@code GATEWAY}, {@code SUPPLY}, … */
    Wire door(String service) {
        return new Wire(URI.create(setting("GOODSFLOW_" + service + "_URL")));
    }

    String nameServer() {
        return setting("GOODSFLOW_NAMESRV");
    }

    private String setting(String name) {
        return Objects.requireNonNull(fleet.settings().asEnvironment().get(name), name);
    }
}
