package io.goodsflow.devstack.status;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.devstack.Server;
import io.goodsflow.devstack.Settings;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FleetStatusTest {

    private static final String METRICS = """
        # TYPE process_uptime_seconds gauge
        process_uptime_seconds{application="supply-service"} 192.4
        goodsflow_outbox_open{application="supply-service"} 3.0
        goodsflow_outbox_oldest_seconds{application="supply-service"} 17.0
        goodsflow_dead_letters_parked{application="supply-service"} 2.0
        goodsflow_consumer_lag{application="supply-service",group="supply-service-product-draft",topic="product-draft"} 41.0
        goodsflow_consumer_lag{application="supply-service",group="supply-service-supply-task-item",topic="supply-task-item"} NaN
        """;

    @TempDir
    private Path home;

    private StubActuator actuator;

    @BeforeEach
    void listen() throws IOException {
        actuator = new StubActuator();
    }

    @AfterEach
    void stop() {
        actuator.close();
    }

    @Test
    void aReadyServiceShowsItsVersionItsBacklogAndItsDeadLetters() {
        actuator.answers("health/serving", 200, "{\"status\":\"UP\"}")
                .answers("info", 200, "{\"build\":{\"version\":\"1.2.3\",\"commit\":\"abc123\"}}")
                .answers("prometheus", 200, METRICS);

        FleetStatus status = look(running("mariadb"), running("supply-service"));

        assertThat(status.isAllUp()).isTrue();
        assertThat(String.join("\n", status.table()))
                .contains("1.2.3", "abc123", "3m12s")
                .contains("outbox 3 open, oldest 17 s; dead letters 2")
                .contains("supply-service-product-draft is 41 messages behind")
                .contains("supply-service-supply-task-item is ? messages behind");
        assertThat(status.json())
                .contains("\"all_up\":true")
                .contains("\"outbox_oldest_seconds\":17", "\"dead_letters\":2", "\"uptime_seconds\":192")
                .contains("{\"group\":\"supply-service-product-draft\",\"topic\":\"product-draft\",\"lag\":41}")
                .contains("\"topic\":\"supply-task-item\",\"lag\":null");
    }

    @Test
    void aServiceThatIsNotReadySaysWhichOfItsPartsFails() {
        actuator.answers(
                        "health/serving",
                        503,
                        "{\"components\":{\"db\":{\"status\":\"DOWN\"},\"diskSpace\":{\"status\":\"UP\"},"
                                + "\"readinessState\":{\"status\":\"UP\"}},\"status\":\"DOWN\"}")
                .answers("prometheus", 200, METRICS);

        FleetStatus status = look(running("supply-service"));

        assertThat(status.isAllUp()).isFalse();
        assertThat(String.join("\n", status.table())).contains("not ready").contains("failing: db\n");
        assertThat(status.json()).contains("\"state\":\"not_ready\"", "\"failing\":[\"db\"]", "\"version\":null");
    }

    @Test
    void aServiceThatWaitsForAPartThatHangsIsNotReady() {
        actuator.hangs("health/serving").answers("health/liveness", 200, "{\"status\":\"UP\"}");

        FleetStatus status = look(running("supply-service"));

        assertThat(String.join("\n", status.table())).contains("not ready").contains("failing: a part that hangs");
    }

    @Test
    void whatIsDownIsSaidAndHidesNothingElse() {
        actuator.answers("health/serving", 200, "{\"status\":\"UP\"}");

        FleetStatus status = look(
                new StubPart("mariadb", false, false),
                new StubPart("rocketmq", true, false),
                running("supply-service"),
                new StubPart("qc-service", false, false));

        assertThat(status.isAllUp()).isFalse();
        assertThat(status.parts())
                .extracting(PartStatus::state)
                .containsExactly(
                        PartStatus.State.DOWN,
                        PartStatus.State.NOT_ANSWERING,
                        PartStatus.State.UP,
                        PartStatus.State.DOWN);
    }

    @Test
    void aServiceThatTakesConnectionsAndNeverAnswersKeepsNobodyWaiting() throws IOException {
        try (ServerSocket silent = new ServerSocket(0, 50, InetAddress.getLoopbackAddress())) {
            long start = System.nanoTime();
            FleetStatus status = FleetStatus.look(settings(silent.getLocalPort()), List.of(running("supply-service")));

            assertThat(status.parts()).extracting(PartStatus::state).containsExactly(PartStatus.State.NOT_ANSWERING);
            assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(15));
        }
    }

    private FleetStatus look(Server... parts) {
        return FleetStatus.look(settings(actuator.port()), List.of(parts));
    }

    private Settings settings(int supplyManagementPort) {
        return Settings.ofFleet(Map.of(
                "GOODSFLOW_HOME",
                home.toString(),
                "GOODSFLOW_SUPPLY_MANAGEMENT_PORT",
                Integer.toString(supplyManagementPort)));
    }

    private static Server running(String name) {
        return new StubPart(name, true, true);
    }
}
