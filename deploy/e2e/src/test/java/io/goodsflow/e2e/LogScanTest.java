package io.goodsflow.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.demo.DemoUser;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;

/** Runs last: no log and no span of the whole run holds a secret, and the lines of the services are JSON without errors. */
@FleetTest
@Order(Integer.MAX_VALUE)
class LogScanTest {

    private static final Set<String> SERVICES =
            Set.of("gateway", "supply-service", "product-service", "inventory-service", "qc-service");

    /** What services say at ERROR while the tests before take their servers, their peers or themselves away. */
    private static final Map<String, String> EXPECTED_ERRORS = Map.of(
            "supply-", ".worker.Lane",
            "Servlet.service()", ".[dispatcherServlet]",
            "Exception evicting connection", ".HikariPool",
            "DefaultMQPushConsumer init failed", ".RocketMQInboundChannelAdapter",
            "Failed to create consumer binding", ".BindingService");

    private static final Pattern LONG_RUN = Pattern.compile("[A-Za-z0-9+/_=-]{40,}");

    private final RunningFleet fleet = new RunningFleet();
    private final HttpClient http = HttpClient.newHttpClient();
    private final String planted = "planted" + UUID.randomUUID().toString().replace("-", "");

    @Test
    void the_logs_of_the_whole_run_hold_no_secret_and_no_unexpected_error() throws Exception {
        String token = sayTheSecrets();
        List<String> secrets = new ArrayList<>(List.of(planted, token));
        secrets.addAll(secretsOfTheFleet());
        Arrays.stream(DemoUser.values()).map(DemoUser::password).forEach(secrets::add);

        assertThat(secrets).allSatisfy(secret -> assertThat(secret).hasSizeGreaterThanOrEqualTo(6));
        LogScan scan = new LogScan(secrets, SERVICES, EXPECTED_ERRORS);
        assertThat(scan.of(fleet.home().resolve("logs"))).isEmpty();
        assertThat(fleet.traces()).isDirectoryContaining("glob:**.jsonl");
        assertThat(scan.of(fleet.traces())).isEmpty();
    }

    /** In each place where a secret could be taken for something that may be logged. */
    private String sayTheSecrets() throws IOException, InterruptedException {
        String gateway = fleet.guest().gateway().toString();
        String credentials = "{\"username\":\"ops\",\"password\":\"" + DemoUser.OPS.password() + "\"}";
        HttpResponse<String> issued = post(gateway + "/auth/token", credentials, "Accept", "application/json");
        assertThat(issued.statusCode()).isEqualTo(200);
        Matcher token = Pattern.compile("eyJ[\\w.-]+").matcher(issued.body());
        assertThat(token.find()).isTrue();
        String bearer = "Bearer " + token.group();

        post(gateway + "/auth/token", "{\"username\":\"ops\",\"pass word\":\"" + planted + "\"}", "X-Note", "1");
        post(gateway + "/auth/token", "{\"username\":\"ops\",\"password\":\"" + planted + "\"", "X-Note", "1");
        post(gateway + "/auth/token", "{\"username\":\"ops\",\"password\":\"" + planted + "\"}", "X-Note", "1");
        post(gateway + "/api/admin/categories", "{\"password\":\"" + planted + "\"}", "Authorization", bearer);
        post(gateway + "/api/admin/categories?token=" + planted, "{}", "Authorization", bearer + "x");
        post(gateway + "/api/admin/categories", "{}", "Authorization", "Bearer " + planted);
        post(gateway + "/nowhere?password=" + planted, "{}", "Idempotency-Key", planted);
        return token.group();
    }

    private HttpResponse<String> post(String url, String body, String header, String value)
            throws IOException, InterruptedException {
        return http.send(
                HttpRequest.newBuilder(URI.create(url))
                        .header("Content-Type", "application/json")
                        .header(header, value)
                        .POST(HttpRequest.BodyPublishers.ofString(body))
                        .build(),
                HttpResponse.BodyHandlers.ofString());
    }

    /** The password of the local database is the name of everything and cannot be looked for. */
    private List<String> secretsOfTheFleet() throws IOException {
        List<String> secrets = new ArrayList<>();
        secrets.add(Objects.requireNonNull(fleet.environment().get("GOODSFLOW_CLIENT_SECRET")));
        try (Stream<Path> keys = Files.walk(fleet.home().resolve("keys"))) {
            for (Path key : keys.filter(Files::isRegularFile).toList()) {
                String text = new String(Files.readAllBytes(key), StandardCharsets.ISO_8859_1);
                LONG_RUN.matcher(text).results().map(run -> run.group()).forEach(secrets::add);
            }
        }
        return secrets;
    }
}
