package io.goodsflow.kit.shutdown;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

@Timeout(300)
class LeavingTest {

    private static final String READINESS = "/actuator/health/readiness";
    private static final int REFUSED = -1;

    private final HttpClient http = HttpClient.newHttpClient();
    private ConfigurableApplicationContext service = start("goodsflow.server.drain-delay=5s");

    @AfterEach
    void end() {
        service.close();
    }

    @Test
    void readinessGoesOffWhileRequestsAreStillTakenAndOnlyThenThePortIsClosed() throws Exception {
        assertThat(status(managementPort(), READINESS)).isEqualTo(200);

        Thread closing = new Thread(service::close, "closing");
        closing.start();
        List<Integer> answersWhileOff = new ArrayList<>();
        while (closing.isAlive()) {
            if (status(managementPort(), READINESS) == 503) {
                answersWhileOff.add(status(port(), "/"));
            }
            closing.join(50);
        }

        assertThat(answersWhileOff).isNotEmpty().first().isEqualTo(200);
        assertThat(status(port(), "/")).isEqualTo(REFUSED);
    }

    @Test
    void aDelayBeyondAMinuteStopsTheStart() {
        assertThatThrownBy(() -> start("goodsflow.server.drain-delay=61s"))
                .hasStackTraceContaining("goodsflow.server.drain-delay");
    }

    private static ConfigurableApplicationContext start(String... settings) {
        return new SpringApplicationBuilder(Service.class)
                .properties("server.port=0", "management.server.port=0", "server.shutdown=graceful")
                .properties(settings)
                .run();
    }

    private int port() {
        return local("server");
    }

    private int managementPort() {
        return local("management");
    }

    private int local(String which) {
        return service.getEnvironment().getRequiredProperty("local." + which + ".port", Integer.class);
    }

    private int status(int port, String path) throws InterruptedException {
        try {
            HttpRequest request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path))
                    .timeout(Duration.ofSeconds(10))
                    .build();
            return http.send(request, BodyHandlers.discarding()).statusCode();
        } catch (IOException refused) {
            return REFUSED;
        }
    }

    @RestController
    @SpringBootApplication
    static class Service {

        @GetMapping("/")
        String answer() {
            return "here";
        }
    }
}
