package io.goodsflow.chaos;

import io.goodsflow.devstack.Server;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** SIGTERM: readiness goes off before the service's port closes, and no lease is held afterwards. */
final class Drain {

    private static final int READY = 200;
    private static final int REFUSED = -1;

    private final Target target;
    private final Server part;
    private final HttpClient http =
            HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(2)).build();
    private final List<String> findings = new ArrayList<>();
    private boolean seenOff;

    Drain(Target target, Server part) {
        this.target = target;
        this.part = part;
    }

    List<String> run() throws InterruptedException {
        Thread stopping = new Thread(part::stop, "stopping " + part.name());
        stopping.start();
        while (stopping.isAlive() && findings.isEmpty()) {
            watch();
            stopping.join(10);
        }
        stopping.join();
        if (!seenOff) {
            findings.add("readiness was never seen off while " + part.name() + " still took calls");
        }
        leases();
        return findings;
    }

    /**
     * A port that is closed while readiness is on afterwards was closed too early. A probe that is refused is off as well:
     * no balancer sends anything there.
     */
    private void watch() {
        boolean open = isOpen(target.port(part.name()));
        int readiness = readiness();
        if (readiness == READY && !open) {
            findings.add(part.name() + " closed its port while it was still ready");
        }
        seenOff |= readiness != READY && isOpen(target.port(part.name()));
    }

    private int readiness() {
        URI uri = URI.create("http://127.0.0.1:" + target.managementPort(part.name()) + "/actuator/health/readiness");
        try {
            return http.send(
                            HttpRequest.newBuilder(uri)
                                    .timeout(Duration.ofSeconds(5))
                                    .build(),
                            BodyHandlers.discarding())
                    .statusCode();
        } catch (IOException gone) {
            return REFUSED;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return REFUSED;
        }
    }

    private static boolean isOpen(int port) {
        try (Socket socket = new Socket()) {
            socket.connect(new InetSocketAddress("127.0.0.1", port), 1000);
            return true;
        } catch (IOException refused) {
            return false;
        }
    }

    private void leases() {
        String name = part.name().replace("-service", "");
        Schema schema = target.schema(name);
        long held = schema.number(Sql.HELD_LEASES);
        if (name.equals("supply")) {
            held += schema.number(Sql.HELD_TASKS) + schema.number(Sql.HELD_ROWS);
        }
        if (held > 0) {
            findings.add(part.name() + " still holds " + held + " leases");
        }
    }
}
