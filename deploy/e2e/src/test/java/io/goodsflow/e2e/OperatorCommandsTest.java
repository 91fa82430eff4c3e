package io.goodsflow.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Commands of the runbook do what it says of them. */
@FleetTest
@Order(9)
class OperatorCommandsTest {

    private final RunningFleet fleet = new RunningFleet();

    @TempDir
    Path otherHome;

    @Test
    void the_lines_of_a_trace_are_found_in_whole_files_and_stand_in_the_order_of_time() throws Exception {
        String trace = "4bf92f3577b34da6a3ce929d0e0e4736";
        Path logs = Files.createDirectories(otherHome.resolve("logs"));
        List<String> longAgo = new ArrayList<>(List.of(line("02", trace, "second")));
        IntStream.range(0, 500).forEach(n -> longAgo.add(line("05", "0af7651916cd43dd8448eb211c80319c", "other")));
        Files.write(logs.resolve("supply-service.log"), longAgo);
        Files.write(logs.resolve("gateway.log.1"), List.of(line("01", trace, "first")));
        Files.write(logs.resolve("gateway.log"), List.of(line("03", trace, "third")));
        Map<String, String> home = Map.of("GOODSFLOW_HOME", otherHome.toString());

        assertThat(said(home, 0, "logs", "--trace", trace, "--json").lines())
                .containsExactly(line("01", trace, "first"), line("02", trace, "second"), line("03", trace, "third"));
        assertThat(said(home, 0, "logs", "--trace", trace).lines()).hasSize(3).allMatch(line -> line.contains(trace));
        assertThat(said(home, 1, "logs", "--trace", "00000000000000000000000000000001"))
                .contains("no line of the logs has the trace")
                .contains("deploy/fleet trace 00000000000000000000000000000001");
    }

    @Test
    void the_database_is_asked_as_a_service_and_as_its_administrator() throws Exception {
        assertThat(said(0, "sql", "--execute", "SHOW FULL PROCESSLIST")).contains("goodsflow_product");
        assertThat(said(0, "sql", "--admin", "--execute", "SHOW ENGINE INNODB STATUS\\G"))
                .contains("TRANSACTIONS");
    }

    @Test
    void a_redis_is_asked_at_the_port_of_this_fleet() throws Exception {
        assertThat(said(0, "redis", "cache", "INFO", "server"))
                .contains("tcp_port:" + fleet.environment().get("GOODSFLOW_REDIS_CACHE_PORT"));
        assertThat(said(0, "redis", "cache", "SLOWLOG", "GET")).contains("*");
        assertThat(said(0, "redis", "state", "PING")).isEqualTo("+PONG\r\n");
        assertThat(said(1, "redis", "other", "PING")).contains("there is no Redis other");
    }

    private static String line(String second, String trace, String message) {
        return ("{\"@timestamp\":\"2026-03-04T05:06:%sZ\",\"log\":{\"level\":\"INFO\"},\"service\":{\"name\":\"a\"},"
                        + "\"message\":\"%s\",\"trace_id\":\"%s\"}")
                .formatted(second, message, trace);
    }

    private String said(int exitCode, String... arguments) throws IOException, InterruptedException {
        return said(fleet.environment(), exitCode, arguments);
    }

    private static String said(Map<String, String> environment, int exitCode, String... arguments)
            throws IOException, InterruptedException {
        Told told = Told.byFleet(environment, arguments);
        assertThat(told.exitCode()).as(told.text()).isEqualTo(exitCode);
        return told.text();
    }
}
