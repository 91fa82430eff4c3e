package io.goodsflow.chaos;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import io.goodsflow.devstack.Server;
import io.goodsflow.devstack.process.DetachedProcess;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A service that leaves in good order passes, and one in each bad order does not. */
@Timeout(300)
class DrainTest {

    private static final int PROBES = 5;

    private final AtomicInteger readiness = new AtomicInteger(200);
    private volatile CountDownLatch probed = new CountDownLatch(PROBES);
    private HttpServer service;
    private HttpServer management;

    @BeforeEach
    void open() throws IOException {
        service = server();
        service.start();
        management = server();
        management.createContext("/actuator/health/readiness", exchange -> {
            exchange.sendResponseHeaders(readiness.get(), -1);
            exchange.close();
            probed.countDown();
        });
        management.start();
    }

    @AfterEach
    void close() {
        service.stop(0);
        management.stop(0);
    }

    @Test
    void readiness_off_then_the_port_closed_is_good() {
        assertThat(findings(() -> {
                    readiness.set(503);
                    awaitProbes();
                    service.stop(0);
                }))
                .isEmpty();
    }

    @Test
    void readiness_that_never_goes_off_is_reported() {
        assertThat(findings(this::awaitProbes))
                .containsExactly("gateway never answered that it was not ready while it still took calls");
    }

    @Test
    void a_probe_that_is_refused_is_not_an_answer() {
        assertThat(findings((Runnable) () -> management.stop(0)))
                .hasSize(1)
                .first()
                .asString()
                .contains("never answered");
    }

    @Test
    void readiness_that_goes_off_with_the_port_is_reported() {
        assertThat(findings(() -> {
                    service.stop(0);
                    readiness.set(503);
                    awaitProbes();
                }))
                .anyMatch(finding -> finding.contains("never answered"));
    }

    @Test
    void a_port_closed_while_readiness_is_on_is_reported() {
        assertThat(findings(() -> {
                    service.stop(0);
                    awaitProbes();
                }))
                .contains("gateway closed its port while it was still ready");
    }

    @Test
    void one_that_had_to_be_killed_is_reported(@TempDir Path folder) {
        DetachedProcess deaf = new DetachedProcess(folder.resolve("deaf.pid"), folder.resolve("deaf.log"));
        deaf.spawn(List.of("/bin/sh", "-c", "trap '' TERM; echo deaf; while :; do sleep 1; done"), Map.of(), folder);
        while (!deaf.log().tail(0, 1).contains("deaf")) {
            Thread.onSpinWait();
        }

        assertThat(findings(() -> {
                    readiness.set(503);
                    awaitProbes();
                    return deaf.terminate(Duration.ofMillis(300));
                }))
                .containsExactly("gateway did not end by itself and was killed");
    }

    private List<String> findings(Runnable stopping) {
        return findings(() -> {
            stopping.run();
            return true;
        });
    }

    private List<String> findings(BooleanSupplier stopping) {
        Drain drain = new Drain(
                new Stopping(stopping),
                service.getAddress().getPort(),
                management.getAddress().getPort(),
                name -> {
                    throw new AssertionError("the gateway has no schema");
                });
        try {
            return drain.run();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Some more probes come, as many as show what is answered now. */
    private void awaitProbes() {
        CountDownLatch next = new CountDownLatch(PROBES);
        probed = next;
        try {
            next.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private static HttpServer server() throws IOException {
        return HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    }

    /** The gateway, for which no lease is looked up. */
    private record Stopping(BooleanSupplier work) implements Server {

        @Override
        public String name() {
            return "gateway";
        }

        @Override
        public boolean stop() {
            return work.getAsBoolean();
        }

        @Override
        public void start() {}

        @Override
        public void kill() {}

        @Override
        public boolean isRunning() {
            return true;
        }

        @Override
        public boolean isHealthy() {
            return true;
        }

        @Override
        public List<String> obstacles() {
            return List.of();
        }

        @Override
        public OptionalLong pid() {
            return OptionalLong.empty();
        }
    }
}
