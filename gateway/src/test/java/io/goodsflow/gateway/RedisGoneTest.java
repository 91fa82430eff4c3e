package io.goodsflow.gateway;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.test.context.DynamicPropertyRegistry;
import org.springframework.test.context.DynamicPropertySource;
import org.springframework.test.context.TestPropertySource;

/** Nobody listens where the Redis of the limits should be. */
@TestPropertySource(
        properties = {
            "goodsflow.gateway.rate.guest.burst=1",
            "goodsflow.gateway.rate.warn-every=1h",
            "goodsflow.gateway.login.free-for-name=3",
            "goodsflow.gateway.login.first-lock=5m"
        })
@ExtendWith(OutputCaptureExtension.class)
class RedisGoneTest extends GatewayFixture {

    @DynamicPropertySource
    static void nobodyListens(DynamicPropertyRegistry registry) {
        registry.add("goodsflow.gateway.cache.address", () -> "redis://127.0.0.1:1");
    }

    @Test
    void requestsPassUnlimitedAndAnAlarmSaysSo(CapturedOutput log) {
        double before = metric("goodsflow_gateway_ratelimit_open_total");
        for (int i = 0; i < 10; i++) {
            assertThat(send(request("/api/products")).statusCode()).isEqualTo(200);
        }

        assertThat(metric("goodsflow_gateway_ratelimit_open_total") - before).isEqualTo(10);
        assertThat(metric("goodsflow_gateway_ratelimit_reachable")).isZero();
        assertThat(log.getAll().lines().filter(line -> line.contains("Requests pass without a rate limit")))
                .hasSizeLessThanOrEqualTo(1);
    }

    @Test
    void guessingIsSlowedDownAllTheSame() {
        for (int i = 0; i < 3; i++) {
            assertThat(guess("wrong" + i).statusCode()).isEqualTo(401);
        }

        HttpResponse<String> locked = guess("reviewer123");

        assertThat(locked.statusCode()).isEqualTo(429);
        assertThat(json(locked).get("code").asString()).isEqualTo("auth.too_many_attempts");
        assertThat(locked.headers().firstValueAsLong("Retry-After").orElseThrow())
                .isBetween(1L, 300L);
    }

    private HttpResponse<String> guess(String password) {
        return postJson("/auth/token", "{\"username\":\"reviewer2\",\"password\":\"" + password + "\"}");
    }
}
