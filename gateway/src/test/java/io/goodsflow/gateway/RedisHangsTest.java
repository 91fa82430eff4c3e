package io.goodsflow.gateway;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.kit.test.Devstack;
import java.net.http.HttpResponse;
import java.time.Duration;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.springframework.test.context.DynamicPropertyRegistry;
import org.springframework.test.context.DynamicPropertySource;
import org.springframework.test.context.TestPropertySource;

/** A Redis that takes connections and gives no answers. */
@TestPropertySource(
        properties = {
            "goodsflow.gateway.cache.timeout=300ms",
            "goodsflow.gateway.cache.connect-timeout=300ms",
            "goodsflow.gateway.cache.reconnect-every=200ms",
            "goodsflow.gateway.cache.failures-until-gone=3"
        })
class RedisHangsTest extends GatewayFixture {

    private static final StallableRedis REDIS = new StallableRedis(Devstack.redisCachePort());
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    @DynamicPropertySource
    static void throughTheDoor(DynamicPropertyRegistry registry) {
        registry.add("goodsflow.gateway.cache.address", REDIS::address);
    }

    @AfterAll
    static void close() throws Exception {
        REDIS.close();
    }

    @Test
    void itIsGivenUpAfterAFewRequestsAndUsedAgainWhenItAnswers() {
        Awaitility.await().atMost(PATIENCE).until(this::isCounted);

        REDIS.stall();
        // Each of the first waits for its time-out and passes; then nobody asks any more.
        Awaitility.await().atMost(PATIENCE).until(() -> {
            assertThat(send(request("/api/products")).statusCode()).isEqualTo(200);
            return metric("goodsflow_gateway_ratelimit_reachable") == 0;
        });
        int asked = REDIS.commandsWhileShut();
        long start = System.nanoTime();
        for (int i = 0; i < 100; i++) {
            assertThat(isCounted()).isFalse();
        }
        Duration taken = Duration.ofNanos(System.nanoTime() - start);

        assertThat(taken).isLessThan(Duration.ofMillis(100 * 300));
        long attemptsToConnect = taken.toMillis() / 200 + 2;
        assertThat(REDIS.commandsWhileShut() - asked).isLessThanOrEqualTo((int) (2 * attemptsToConnect));

        REDIS.goOn();
        Awaitility.await().atMost(PATIENCE).until(this::isCounted);
        assertThat(metric("goodsflow_gateway_ratelimit_reachable")).isOne();
    }

    private boolean isCounted() {
        HttpResponse<String> answer = send(request("/api/products"));
        assertThat(answer.statusCode()).isEqualTo(200);
        return answer.headers().firstValue("RateLimit-Remaining").isPresent();
    }
}
