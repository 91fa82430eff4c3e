package io.goodsflow.chaos;

import io.goodsflow.devstack.Fleet;
import io.goodsflow.devstack.Server;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.Function;

/**
 * SIGTERM: the service answers that it is not ready any more while its port is still open, before it closes it, ends by
 * itself, and holds no lease afterwards.
 */
public final class Drain {

    private static final int READY = 200;
    private static final int OUT_OF_SERVICE = 503;
    private static final int NO_ANSWER = -1;

    private final Server part;
    private final int port;
    private final int managementPort;
    private final HeldLeases leases;
    private final HttpClient http =
            HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(2)).build();
    private final Set<String> findings = new LinkedHashSet<>();
    private boolean seenOff;

    /** @param schemas a service's schema by its short name */
    Drain(Server part, int port, int managementPort, Function<String, Schema> schemas) {
        this.part = part;
        this.port = port;
        this.managementPort = managementPort;
        this.leases = new HeldLeases(schemas);
    }

    /** @param service for example {@code supply-service} */
    public static Drain of(Fleet fleet, String service) {
        Target target = Target.of(fleet);
        return new Drain(target.part(service), target.port(service), target.managementPort(service), target::schema);
    }

    /** Returns when the service has ended, with one sentence for each thing that was not as it should be. */
    public List<String> run() throws InterruptedException {
        leases.begin(part.name());
        FutureTask<Boolean> byItself = new FutureTask<>(part::stop);
        Thread stopping = new Thread(byItself, "stopping " + part.name());
        stopping.start();
        while (stopping.isAlive()) {
            watch();
            stopping.join(10);
        }
        if (!result(byItself)) {
            findings.add(part.name() + " did not end by itself and was killed");
        }
        if (!seenOff) {
            findings.add(part.name() + " never answered that it was not ready while it still took calls");
        }
        findings.addAll(leases.of(part.name()));
        return List.copyOf(findings);
    }

    private static boolean result(FutureTask<Boolean> stop) throws InterruptedException {
        try {
            return stop.get();
        } catch (ExecutionException failed) {
            throw new IllegalStateException("It could not be ended: " + failed.getCause(), failed);
        }
    }

    /** A port that is closed while readiness is on afterwards was closed too early. */
    private void watch() {
        boolean open = isOpen();
        int readiness = readiness();
        if (readiness == READY && !open) {
            findings.add(part.name() + " closed its port while it was still ready");
        }
        seenOff |= readiness == OUT_OF_SERVICE && isOpen();
    }

    private int readiness() {
        URI uri = URI.create("http://127.0.0.1:" + managementPort + "/actuator/health/readiness");
        try {
            return http.send(
                            HttpRequest.newBuilder(uri)
                                    .timeout(Duration.ofSeconds(5))
                                    .build(),
                            BodyHandlers.discarding())
                    .statusCode();
        } catch (IOException gone) {
            return NO_ANSWER;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return NO_ANSWER;
        }
    }

    private boolean isOpen() {
        try (Socket socket = new Socket()) {
            socket.connect(new InetSocketAddress("127.0.0.1", port), 1000);
            return true;
        } catch (IOException refused) {
            return false;
        }
    }
}
