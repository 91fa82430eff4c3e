package io.goodsflow.gateway;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpExchange;
import io.github.resilience4j.circuitbreaker.CircuitBreaker;
import io.github.resilience4j.circuitbreaker.CircuitBreaker.State;
import io.github.resilience4j.circuitbreaker.CircuitBreakerRegistry;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.test.context.TestPropertySource;

@TestPropertySource(
        properties = {
            "goodsflow.gateway.breaker.window=60s",
            "goodsflow.gateway.breaker.minimum-calls=4",
            "goodsflow.gateway.breaker.open-for=1500ms"
        })
class BreakerTest extends GatewayFixture {

    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final String REVIEWS = "/api/admin/qc/reviews";

    @Autowired
    private CircuitBreakerRegistry breakers;

    private String token;

    @BeforeEach
    void closeAll() {
        breakers.getAllCircuitBreakers().forEach(CircuitBreaker::transitionToClosedState);
        token = tokenOf("admin");
    }

    @Test
    void aServiceThatIsGoneIsSparedUntilItIsBackAndTheOthersWork() {
        QC.goDown();
        for (int i = 0; i < 4; i++) {
            assertUnavailable(reviews());
        }
        assertThat(breaker("qc").getState()).isNotEqualTo(State.CLOSED);
        assertThat(send(request("/api/products")).statusCode()).isEqualTo(200);
        assertThat(metric("resilience4j_circuitbreaker_state")).isEqualTo(5);

        QC.comeBack();

        Awaitility.await().atMost(PATIENCE).until(() -> reviews().statusCode() == 200);
        Awaitility.await().atMost(PATIENCE).until(() -> {
            reviews();
            return breaker("qc").getState() == State.CLOSED;
        });
    }

    @Test
    void whileItIsOpenNothingReachesTheServiceAndProbesCloseIt() {
        breaker("qc").transitionToForcedOpenState();
        HttpResponse<String> refused = reviews();
        assertUnavailable(refused);
        assertThat(refused.headers().firstValue("Retry-After")).contains("2");
        assertThat(QC.seen()).isEmpty();

        breaker("qc").transitionToHalfOpenState();
        for (int i = 0; i < 3; i++) {
            assertThat(reviews().statusCode()).isEqualTo(200);
        }
        assertThat(breaker("qc").getState()).isEqualTo(State.CLOSED);
    }

    @Test
    void aFailedProbeOpensItAgain() {
        QC.goDown();
        breaker("qc").transitionToOpenState();
        breaker("qc").transitionToHalfOpenState();

        for (int i = 0; i < 3; i++) {
            assertUnavailable(reviews());
        }

        assertThat(breaker("qc").getState()).isEqualTo(State.OPEN);
        QC.comeBack();
    }

    @Test
    void everyAnswerIsAnAnswerWhateverItsStatus() {
        for (int status : new int[] {400, 404, 409, 429, 500, 503}) {
            QC.behave(exchange -> answer(exchange, status));
            for (int i = 0; i < 5; i++) {
                assertThat(reviews().statusCode()).isEqualTo(status);
            }
        }

        assertThat(breaker("qc").getMetrics().getNumberOfFailedCalls()).isZero();
        assertThat(breaker("qc").getState()).isEqualTo(State.CLOSED);
    }

    @Test
    void aServiceThatBreaksOffOrIsLateCounts() {
        QC.behave(HttpExchange::close);
        reviews();
        assertThat(breaker("qc").getMetrics().getNumberOfFailedCalls()).isOne();

        QC.behave(exchange -> {
            Awaitility.await()
                    .atMost(PATIENCE)
                    .until(() -> breaker("qc").getMetrics().getNumberOfFailedCalls() == 2);
            answer(exchange, 200);
        });
        assertThat(reviews().statusCode()).isEqualTo(504);
    }

    @Test
    void aWriteIsNeverSentTwice() {
        QC.behave(HttpExchange::close);

        HttpResponse<String> answer = send(request("/api/admin/qc/work-items/claim")
                .header("Authorization", "Bearer " + token)
                .POST(BodyPublishers.ofString("{}")));

        assertThat(answer.statusCode()).isEqualTo(503);
        assertThat(QC.seen()).hasSize(1);
    }

    @Test
    void callersThatBreakOffOrDawdleAreNotTheServicesFault() throws Exception {
        for (int i = 0; i < 6; i++) {
            try (Socket upload = startUpload()) {
                upload.getOutputStream().flush();
            }
        }
        try (Socket dawdler = startUpload()) {
            String answer = new String(dawdler.getInputStream().readNBytes(12), StandardCharsets.US_ASCII);
            assertThat(answer).isEqualTo("HTTP/1.1 408");
        }

        assertThat(send(request("/api/admin/products").header("Authorization", "Bearer " + token))
                        .statusCode())
                .isEqualTo(200);
        assertThat(breaker("product").getMetrics().getNumberOfFailedCalls()).isZero();
        assertThat(breaker("product").getState()).isEqualTo(State.CLOSED);
    }

    /** A write that announces more than it sends. */
    private Socket startUpload() throws IOException {
        Socket socket = new Socket(InetAddress.getLoopbackAddress(), port);
        socket.setSoTimeout((int) PATIENCE.toMillis());
        OutputStream out = socket.getOutputStream();
        String head = "POST /api/admin/products HTTP/1.1\r\nHost: gateway\r\nAuthorization: Bearer " + token
                + "\r\nContent-Length: 5000\r\n\r\n";
        out.write(head.getBytes(StandardCharsets.US_ASCII));
        out.write(new byte[100]);
        out.flush();
        return socket;
    }

    private HttpResponse<String> reviews() {
        return send(request(REVIEWS).header("Authorization", "Bearer " + token));
    }

    private CircuitBreaker breaker(String service) {
        return breakers.circuitBreaker(service + "-service");
    }

    private static void assertUnavailable(HttpResponse<String> answer) {
        assertThat(answer.statusCode()).isEqualTo(503);
        assertThat(json(answer).get("code").asString()).isEqualTo("gateway.service_unavailable");
        assertThat(json(answer).get("detail").asString()).startsWith("qc-service");
        assertThat(answer.headers().firstValue("Retry-After")).isPresent();
    }

    private static void answer(HttpExchange exchange, int status) throws IOException {
        exchange.sendResponseHeaders(status, -1);
        exchange.close();
    }
}
