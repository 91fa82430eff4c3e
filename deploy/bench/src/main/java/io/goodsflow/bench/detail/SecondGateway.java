package io.goodsflow.bench.detail;

import io.goodsflow.bench.measure.BenchFailed;
import io.goodsflow.devstack.Fleet;
import io.goodsflow.devstack.FreePorts;
import io.goodsflow.devstack.Server;
import io.goodsflow.devstack.ServiceName;
import io.goodsflow.devstack.Settings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/**
 * The same gateway once more, with the same routes; for it product-service listens at the static upstream. It forwards every
 * request by itself, so that nothing but the gateway's own work holds the yardstick back.
 */
final class SecondGateway implements AutoCloseable {

    private final Server server;
    private final int port = FreePorts.next();

    SecondGateway(Map<String, String> fleet, int upstream) {
        Map<String, String> environment = new HashMap<>(fleet);
        try {
            Path home = Files.createTempDirectory("bench-gateway");
            environment.put("GOODSFLOW_HOME", home.toString());
        } catch (IOException e) {
            throw new BenchFailed("No folder for the second gateway: " + e, e);
        }
        environment.put("GOODSFLOW_GATEWAY_PORT", Integer.toString(port));
        environment.put("GOODSFLOW_GATEWAY_MANAGEMENT_PORT", Integer.toString(FreePorts.next()));
        environment.put("GOODSFLOW_GATEWAY_COLLAPSE_ENABLED", "false");
        environment.put("GOODSFLOW_PRODUCT_PORT", Integer.toString(upstream));
        server = new Fleet(Settings.ofFleet(environment)).service(ServiceName.GATEWAY);
        server.start();
    }

    int port() {
        return port;
    }

    long pid() {
        return server.pid().orElseThrow(() -> new BenchFailed("the second gateway does not run"));
    }

    @Override
    public void close() {
        server.stop();
    }
}
