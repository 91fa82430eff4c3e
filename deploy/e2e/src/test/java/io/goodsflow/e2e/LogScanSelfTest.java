package io.goodsflow.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The scan of the logs is able to fail. */
class LogScanSelfTest {

    private static final String GOOD =
            "{\"log\":{\"level\":\"%s\",\"logger\":\"a.B\"},\"service\":{\"name\":\"qc-service\"},\"message\":\"%s\"}";
    private static final String JWT = "eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJvcHMifQ.c2lnbmF0dXJl";

    @TempDir
    private Path logs;

    @Test
    void clean_logs_are_clean() throws IOException {
        write("qc-service.log", GOOD.formatted("INFO", "took ***"), "OpenJDK 64-Bit Server VM warning: x");
        write("mariadb.log", "ready for connections");

        assertThat(scan()).isEmpty();
    }

    @Test
    void a_planted_token_secret_or_key_is_found_in_any_file_below() throws IOException {
        write("qc-service.log", GOOD.formatted("INFO", "took " + JWT));
        write("mariadb.log", "Access denied with hunter2");
        write("rocketmq-client/x.log", "-----BEGIN RSA PRIVATE KEY-----");

        assertThat(scan())
                .containsExactly(
                        "mariadb.log:1 has a secret of this run",
                        "qc-service.log:1 has a token or a key",
                        "rocketmq-client/x.log:1 has a token or a key");
    }

    @Test
    void a_service_line_that_is_no_json_or_an_unexpected_error_is_found() throws IOException {
        write(
                "qc-service.log.1",
                "plain text",
                "{\"message\":\"x\"}",
                GOOD.formatted("ERROR", "known trouble of x"),
                GOOD.formatted("ERROR", "other"));

        assertThat(scan())
                .containsExactly(
                        "qc-service.log.1:1 is no JSON: plain text",
                        "qc-service.log.1:2 has no service or no level",
                        "qc-service.log.1:4 is an error: a.B other");
    }

    private List<String> scan() throws IOException {
        return new LogScan(List.of("hunter2"), Set.of("qc-service"), Map.of("known trouble", ".B")).of(logs);
    }

    private void write(String name, String... lines) throws IOException {
        Path file = logs.resolve(name);
        Files.createDirectories(file.getParent());
        Files.write(file, List.of(lines));
    }
}
