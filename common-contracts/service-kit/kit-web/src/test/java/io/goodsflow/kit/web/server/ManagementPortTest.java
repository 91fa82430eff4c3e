package io.goodsflow.kit.web.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.goodsflow.kit.web.Tokens;
import io.goodsflow.kit.web.testapp.TestApplication;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.Test;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.web.server.LocalManagementPort;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.test.context.DynamicPropertyRegistry;
import org.springframework.test.context.DynamicPropertySource;

@SpringBootTest(
        classes = TestApplication.class,
        webEnvironment = SpringBootTest.WebEnvironment.RANDOM_PORT,
        properties = {
            "management.server.port=0",
            "spring.profiles.active=local",
            "spring.application.name=thing-service"
        })
class ManagementPortTest {

    @LocalServerPort
    private int port;

    @LocalManagementPort
    private int managementPort;

    @DynamicPropertySource
    static void key(DynamicPropertyRegistry registry) {
        registry.add("goodsflow.security.public-key", Tokens::publicKey);
    }

    @Test
    void healthAndMetricsAnswerOnTheManagementPortWithoutAToken() throws Exception {
        assertThat(get(managementPort, "/actuator/health/liveness").body()).contains("\"status\":\"UP\"");
        assertThat(get(managementPort, "/actuator/health/readiness").body()).contains("\"status\":\"UP\"");
        HttpResponse<String> metrics = get(managementPort, "/actuator/prometheus");
        assertThat(metrics.statusCode()).isEqualTo(200);
        assertThat(metrics.body()).contains("jvm_memory_used_bytes", "application=\"thing-service\"");
    }

    @Test
    void nothingElseIsExposed() throws Exception {
        assertThat(get(managementPort, "/actuator/env").statusCode()).isGreaterThanOrEqualTo(400);
        assertThat(get(managementPort, "/actuator/heapdump").statusCode()).isGreaterThanOrEqualTo(400);
        assertThat(get(managementPort, "/api/open/me").statusCode()).isGreaterThanOrEqualTo(400);
    }

    @Test
    void theActuatorIsNotOnTheServicesOwnPort() throws Exception {
        assertThat(get(port, "/actuator/prometheus").statusCode()).isEqualTo(401);
        assertThat(get(port, "/actuator/health").statusCode()).isEqualTo(401);
    }

    @Test
    void aServiceToldToListenEverywhereDoesNotStartLocally() {
        assertThatThrownBy(() -> SpringApplication.run(
                        TestApplication.class,
                        "--spring.profiles.active=local",
                        "--server.port=0",
                        "--server.address=0.0.0.0"))
                .hasStackTraceContaining("listens on the loopback only");
    }

    private static HttpResponse<String> get(int port, String path) throws Exception {
        return HttpClient.newHttpClient()
                .send(
                        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path))
                                .build(),
                        HttpResponse.BodyHandlers.ofString());
    }
}
