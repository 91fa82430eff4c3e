package io.goodsflow.e2e;

import io.goodsflow.demo.Patience;
import io.goodsflow.devstack.Server;
import io.goodsflow.devstack.ServiceName;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;

/** Two instances of product-service over one database. A call goes to either, and again to any when nothing is answered. */
final class ProductInstances implements AutoCloseable {

    private static final Duration PATIENCE = Duration.ofMinutes(3);
    /** A commit whose outcome the service does not know is answered with 500: the same request tells. */
    private static final int UNCLEAR = 500;

    private final Server second;
    private final List<Wire> doors;
    private final String token;

    private ProductInstances(Server second, List<Wire> doors, String token) {
        this.second = second;
        this.doors = doors;
        this.token = token;
    }

    /** @param home where the second one keeps its program and its log */
    static ProductInstances of(RunningFleet fleet, Path home, String role) {
        int port = freePort();
        Map<String, String> environment = new HashMap<>(fleet.environment());
        environment.put("GOODSFLOW_HOME", home.toString());
        environment.put("GOODSFLOW_PRODUCT_PORT", Integer.toString(port));
        environment.put("GOODSFLOW_PRODUCT_MANAGEMENT_PORT", Integer.toString(freePort()));
        Server second = RunningFleet.service(environment, ServiceName.PRODUCT);
        second.start();
        return new ProductInstances(
                second,
                List.of(fleet.door("PRODUCT"), new Wire(URI.create("http://127.0.0.1:" + port))),
                Tokens.of(fleet).withRole(role));
    }

    /** The same two, called in another role. */
    ProductInstances as(String role, RunningFleet fleet) {
        return new ProductInstances(second, doors, Tokens.of(fleet).withRole(role));
    }

    Server second() {
        return second;
    }

    Wire.Reply post(String path, String body) {
        return ask("POST", path, body);
    }

    Wire.Reply get(String path) {
        return ask("GET", path, "");
    }

    private Wire.Reply ask(String method, String path, String body) {
        return Patience.until(PATIENCE, "An answer of " + method + " " + path, () -> {
            int first = ThreadLocalRandom.current().nextInt(doors.size());
            return answer(doors.get(first), method, path, body)
                    .or(() -> answer(doors.get((first + 1) % doors.size()), method, path, body));
        });
    }

    private Optional<Wire.Reply> answer(Wire door, String method, String path, String body) {
        try {
            Wire.Reply reply = door.json(method, path, body, token);
            return reply.status() >= UNCLEAR ? Optional.empty() : Optional.of(reply);
        } catch (UncheckedIOException dead) {
            return Optional.empty();
        }
    }

    @Override
    public void close() {
        second.stop();
    }

    private static int freePort() {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
