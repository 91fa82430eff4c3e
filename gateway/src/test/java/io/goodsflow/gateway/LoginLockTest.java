package io.goodsflow.gateway;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.test.context.TestPropertySource;

/** Guessing, with this machine as the trusted proxy, so that each test comes from where it says. */
@TestPropertySource(
        properties = {
            "goodsflow.gateway.edge.trusted-proxies=127.0.0.1,10.0.0.0/8",
            "goodsflow.gateway.login.free-for-name=3",
            "goodsflow.gateway.login.free-for-address=8",
            "goodsflow.gateway.login.first-lock=4m"
        })
class LoginLockTest extends GatewayFixture {

    private static final int GUESSES = 30;

    @BeforeEach
    void forgetFailures() {
        awaitRedis();
        CacheKeys.forgetAll();
    }

    @Test
    void ofManyGuessesAtOnceOnlyTheFreeOnesAreJudged() throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(GUESSES);
        try {
            List<Future<Integer>> sent = IntStream.range(0, GUESSES)
                    .mapToObj(n -> threads.submit(() ->
                            login("192.0.2." + n, "merchant1", "guess" + n).statusCode()))
                    .toList();
            int judged = 0;
            for (Future<Integer> status : sent) {
                judged += status.get() == 401 ? 1 : 0;
            }
            assertThat(judged).isEqualTo(3);
        } finally {
            threads.shutdown();
        }
    }

    @Test
    void aLockedNameLearnsNothingNotEvenThatTheSecretIsRight() {
        fail(3, "198.51.100.1", "merchant2");

        HttpResponse<String> right = login("198.51.100.2", "merchant2", "merchant123");
        HttpResponse<String> wrong = login("198.51.100.2", "merchant2", "guess");

        for (HttpResponse<String> answer : List.of(right, wrong)) {
            assertThat(answer.statusCode()).isEqualTo(429);
            assertThat(json(answer).get("code").asString()).isEqualTo("auth.too_many_attempts");
            assertThat(answer.headers().firstValueAsLong("Retry-After").orElseThrow())
                    .isBetween(60L, 240L);
        }
    }

    @Test
    void aNameThatDoesNotExistIsTreatedLikeOneThatDoes() {
        for (String name : List.of("merchant1", "nobody-of-this-name")) {
            assertThat(login("198.51.100.3", name, "x").body().replaceAll("\"trace_id\":\"[^\"]*\"", ""))
                    .isEqualTo(login("198.51.100.3", "ops", "x").body().replaceAll("\"trace_id\":\"[^\"]*\"", ""));
            fail(2, "198.51.100.4", name);
            assertThat(login("198.51.100.5", name, "x").statusCode()).isEqualTo(429);
            CacheKeys.forgetAll();
        }
    }

    @Test
    void aSuccessForgivesTheNameItsFailures() {
        fail(2, "198.51.100.6", "lead");
        assertThat(login("198.51.100.6", "lead", "lead123").statusCode()).isEqualTo(200);
        fail(2, "198.51.100.6", "lead");

        assertThat(login("198.51.100.6", "lead", "lead123").statusCode()).isEqualTo(200);
    }

    @Test
    void anAddressThatTriesManyNamesIsLockedAndOthersAreNot() {
        for (int n = 0; n < 8; n++) {
            fail(1, "198.51.100.7", "name" + n);
        }

        assertThat(login("198.51.100.7", "trade", "trade123").statusCode()).isEqualTo(429);
        assertThat(login("198.51.100.8", "trade", "trade123").statusCode()).isEqualTo(200);
        // What a client writes before the proxy's own entry is its invention.
        assertThat(login("203.0.113.1, 198.51.100.7, 10.1.2.3", "trade", "trade123")
                        .statusCode())
                .isEqualTo(429);
    }

    @Test
    void aPersonsFailuresStopNoServiceBehindTheSameAddress() {
        for (int n = 0; n < 8; n++) {
            fail(1, "198.51.100.9", "name" + n);
        }

        HttpResponse<String> service = send(request("/auth/token")
                .header("X-Forwarded-For", "198.51.100.9")
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(
                        "{\"client_id\":\"supply-service\",\"client_secret\":\"local-secret\"}")));

        assertThat(service.statusCode()).isEqualTo(200);
    }

    @Test
    void whatIsRememberedNamesNobodyAndEndsByItself() {
        fail(1, "198.51.100.10", "somebody@example.com");

        assertThat(CacheKeys.all()).isNotEmpty().noneMatch(key -> key.contains("somebody"));
        assertThat(CacheKeys.all()).allMatch(CacheKeys::ends);
    }

    private void fail(int times, String address, String name) {
        for (int i = 0; i < times; i++) {
            assertThat(login(address, name, "guess" + i).statusCode()).isEqualTo(401);
        }
    }

    private HttpResponse<String> login(String address, String name, String password) {
        return send(request("/auth/token")
                .header("X-Forwarded-For", address)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString("{\"username\":\"" + name + "\",\"password\":\"" + password + "\"}")));
    }
}
