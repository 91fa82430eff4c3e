package io.goodsflow.bench.measure;

import io.goodsflow.devstack.Fleet;
import io.goodsflow.devstack.Server;
import java.net.URI;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** The running fleet that is measured. */
public final class Site {

    /** The name under which this process is told. */
    public static final String OURSELVES = "bench";

    private final Fleet fleet;
    private final Map<String, String> settings;

    public Site(Fleet fleet) {
        this.fleet = fleet;
        this.settings = fleet.settings().asEnvironment();
    }

    public List<Server> parts(String... names) {
        return Arrays.stream(names).map(this::part).toList();
    }

    /** Ids of the processes of these parts and of this one, by name. */
    public Map<String, Long> processes(String... names) {
        Map<String, Long> all = new LinkedHashMap<>();
        for (Server part : parts(names)) {
            all.put(
                    part.name(),
                    part.pid().orElseThrow(() -> new BenchFailed(part.name() + " does not run: deploy/fleet up")));
        }
        all.put(OURSELVES, ProcessHandle.current().pid());
        return all;
    }

    public Database database(String schema) {
        return new Database(
                "jdbc:mariadb://127.0.0.1:" + setting("GOODSFLOW_MARIADB_PORT") + "/" + schema,
                setting("GOODSFLOW_DB_USER"),
                setting("GOODSFLOW_DB_PASSWORD"));
    }

    /** What a service of the fleet is told. */
    public Map<String, String> settings() {
        return Map.copyOf(settings);
    }

    public String nameServer() {
        return setting("GOODSFLOW_NAMESRV");
    }

    public URI gateway() {
        return URI.create(setting("GOODSFLOW_GATEWAY_URL"));
    }

    public URI product() {
        return URI.create(setting("GOODSFLOW_PRODUCT_URL"));
    }

    /** What the services prove themselves with to the local issuer. */
    public String clientSecret() {
        return setting("GOODSFLOW_CLIENT_SECRET");
    }

    public Path logs() {
        return fleet.settings().home().logs();
    }

    private Server part(String name) {
        return fleet.all().stream()
                .filter(part -> part.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private String setting(String name) {
        return Objects.requireNonNull(settings.get(name), name);
    }
}
