package io.goodsflow.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import java.util.Objects;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;

/** What holds a caller back, and what a browser is told, as the running fleet has it. */
@FleetTest
@Order(6)
class LimitsTest {

    private static final int MORE_THAN_FREE = 12;

    private final URI gateway =
            URI.create(Objects.requireNonNull(new RunningFleet().environment().get("GOODSFLOW_GATEWAY_URL")));
    private final HttpClient http =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    @Test
    void guessing_one_name_is_locked_and_others_are_not() throws Exception {
        String name = "guessed-" + UUID.randomUUID();
        List<HttpResponse<String>> answers = Stream.generate(() -> login(name, "wrong"))
                .limit(MORE_THAN_FREE)
                .toList();

        assertThat(answers.get(0).statusCode()).isEqualTo(401);
        HttpResponse<String> locked = answers.stream()
                .filter(answer -> answer.statusCode() == 429)
                .findFirst()
                .orElseThrow();
        assertThat(locked.body()).contains("auth.too_many_attempts");
        assertThat(locked.headers().firstValueAsLong("Retry-After").orElseThrow())
                .isPositive();
        assertThat(login("shopper", "shopper123").statusCode()).isEqualTo(200);
    }

    @Test
    void requests_are_counted_for_who_sends_them() throws Exception {
        HttpResponse<String> answer = send(request("/api/products"));

        assertThat(answer.headers().firstValueAsLong("RateLimit-Limit").orElseThrow())
                .isPositive();
        assertThat(answer.headers().firstValueAsLong("RateLimit-Remaining").orElseThrow())
                .isNotNegative();
    }

    @Test
    void every_answer_is_guarded_whoever_gives_it() throws Exception {
        for (String path : List.of("/api/products", "/api/products/987654321", "/api/admin/products", "/nowhere")) {
            HttpResponse<String> answer = send(request(path));

            assertThat(answer.headers().allValues("X-Content-Type-Options")).containsExactly("nosniff");
            assertThat(answer.headers().allValues("Referrer-Policy")).containsExactly("no-referrer");
            assertThat(answer.headers().firstValue("Content-Security-Policy").orElseThrow())
                    .contains("frame-ancestors 'none'");
            assertThat(answer.headers().firstValue("Server")).isEmpty();
            assertThat(answer.headers().allValues("X-Request-Id")).hasSize(1);
        }
    }

    @Test
    void pages_of_other_origins_are_not_let_in() throws Exception {
        HttpResponse<String> answer = send(request("/api/admin/products")
                .header("Origin", "https://elsewhere.example")
                .header("Access-Control-Request-Method", "POST")
                .method("OPTIONS", BodyPublishers.noBody()));

        assertThat(answer.statusCode()).isBetween(400, 499);
        assertThat(answer.headers().firstValue("Access-Control-Allow-Origin")).isEmpty();
    }

    private HttpResponse<String> login(String name, String password) {
        try {
            return send(request("/auth/token")
                    .header("Content-Type", "application/json")
                    .POST(BodyPublishers.ofString(
                            "{\"username\":\"" + name + "\",\"password\":\"" + password + "\"}")));
        } catch (IOException | InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(gateway.resolve(path));
    }

    private HttpResponse<String> send(HttpRequest.Builder request) throws IOException, InterruptedException {
        return http.send(request.build(), BodyHandlers.ofString());
    }
}
