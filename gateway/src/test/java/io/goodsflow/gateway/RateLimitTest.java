package io.goodsflow.gateway;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Supplier;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.test.context.TestPropertySource;

/** Allowances so small, and given back so slowly, that every request of a test can be counted. */
@TestPropertySource(
        properties = {
            "goodsflow.gateway.rate.guest.requests=1",
            "goodsflow.gateway.rate.guest.per=1h",
            "goodsflow.gateway.rate.guest.burst=4",
            "goodsflow.gateway.rate.read.requests=1",
            "goodsflow.gateway.rate.read.per=1h",
            "goodsflow.gateway.rate.read.burst=10",
            "goodsflow.gateway.rate.write.requests=1",
            "goodsflow.gateway.rate.write.per=90s",
            "goodsflow.gateway.rate.write.burst=1",
            "goodsflow.gateway.rate.upload.requests=1",
            "goodsflow.gateway.rate.upload.per=1h",
            "goodsflow.gateway.rate.upload.burst=2",
            "goodsflow.gateway.rate.refused.requests=1",
            "goodsflow.gateway.rate.refused.per=1h",
            "goodsflow.gateway.rate.refused.burst=3"
        })
class RateLimitTest extends GatewayFixture {

    private static final String TASKS = "/api/admin/supply/tasks";
    private static final int MANY = 40;

    @BeforeEach
    void startWithFullBuckets() {
        awaitRedis();
        CacheKeys.forgetAll();
    }

    @Test
    void ofManyRequestsAtOnceExactlyTheBurstPasses() throws Exception {
        String token = tokenOf("merchant1");

        List<HttpResponse<String>> answers = atOnce(MANY, () -> with(token, TASKS));

        assertThat(answers).filteredOn(answer -> answer.statusCode() != 429).hasSize(10);
        assertThat(SUPPLY.seen()).hasSizeLessThanOrEqualTo(10);
    }

    @Test
    void oneTenantsUseTakesNothingFromAnother() {
        String mine = tokenOf("merchant1");
        String theirs = tokenOf("merchant2");
        String ours = tokenOf("ops");
        useUp(mine, TASKS, 10);

        assertThat(send(with(mine, TASKS)).statusCode()).isEqualTo(429);
        assertThat(send(with(theirs, TASKS)).statusCode()).isEqualTo(200);
        assertThat(send(with(ours, TASKS)).statusCode()).isEqualTo(200);
    }

    @Test
    void aTenantIsOneHoweverManyTokensItHas() {
        useUp(tokenOf("merchant1"), TASKS, 10);

        assertThat(send(with(tokenOf("merchant1"), TASKS)).statusCode()).isEqualTo(429);
    }

    @Test
    void eachRouteAndEachKindOfRequestHasABucketOfItsOwn() {
        String token = tokenOf("admin");
        useUp(token, TASKS, 10);

        assertThat(send(with(token, TASKS)).statusCode()).isEqualTo(429);
        assertThat(send(with(token, "/api/admin/products")).statusCode()).isEqualTo(200);
        assertThat(send(with(token, TASKS).POST(BodyPublishers.noBody())).statusCode())
                .isEqualTo(200);
        assertThat(send(with(token, "/api/admin/supply/imports").POST(BodyPublishers.noBody()))
                        .headers()
                        .firstValue("RateLimit-Limit"))
                .contains("2");
    }

    @Test
    void theRefusalIsAProblemInTheCallersLanguageThatSaysWhenToComeAgain() {
        String token = tokenOf("merchant1");
        HttpResponse<String> first = send(with(token, TASKS).POST(BodyPublishers.noBody()));
        HttpResponse<String> second =
                send(with(token, TASKS).POST(BodyPublishers.noBody()).header("Accept-Language", "zh"));
        long truth = CacheKeys.timeToLive("gateway:rate:write:supply-admin:m:1001");

        assertThat(first.statusCode()).isEqualTo(200);
        assertThat(first.headers().firstValue("RateLimit-Limit")).contains("1");
        assertThat(first.headers().firstValue("RateLimit-Remaining")).contains("0");
        assertThat(second.statusCode()).isEqualTo(429);
        assertThat(json(second).get("code").asString()).isEqualTo("gateway.rate_limited");
        assertThat(json(second).get("detail").asString()).startsWith("请求过于频繁");
        assertThat(json(second).get("trace_id").asString()).matches("[0-9a-f]{32}");
        assertThat(second.headers().firstValue("Cache-Control")).contains("no-store");
        assertThat(second.headers().firstValue("X-Content-Type-Options")).contains("nosniff");
        long told = 1000 * second.headers().firstValueAsLong("Retry-After").orElseThrow();
        // With a burst of one, the request is there again when the bucket's key is gone.
        assertThat(told).isGreaterThanOrEqualTo(truth).isLessThanOrEqualTo(91_000);
        assertThat(told - truth).isLessThan(30_000);
    }

    @Test
    void guestsAreTheirAddressWhateverTheySayOfIt() {
        for (int i = 0; i < 4; i++) {
            HttpResponse<String> answer = send(request("/api/products").header("X-Forwarded-For", "203.0.113." + i));
            assertThat(answer.statusCode()).isEqualTo(200);
            assertThat(answer.headers().firstValue("RateLimit-Remaining")).contains(String.valueOf(3 - i));
        }

        HttpResponse<String> refused = send(request("/api/products").header("X-Forwarded-For", "203.0.113.9"));

        assertThat(refused.statusCode()).isEqualTo(429);
        assertThat(CacheKeys.all()).contains("gateway:rate:guest:catalogue-guest:a:127.0.0.1");
    }

    @Test
    void tryingTokensIsLimitedToo() {
        for (int i = 0; i < 3; i++) {
            assertThat(send(with("made.up.token" + i, TASKS)).statusCode()).isEqualTo(401);
        }

        assertThat(send(request(TASKS)).statusCode()).isEqualTo(429);
        assertThat(send(with(tokenOf("merchant1"), TASKS)).statusCode()).isEqualTo(200);
    }

    @Test
    void everyKeyEndsByItself() {
        send(request("/api/products"));
        useUp(tokenOf("merchant1"), TASKS, 2);

        assertThat(CacheKeys.all()).isNotEmpty().allMatch(CacheKeys::ends);
    }

    private void useUp(String token, String path, int times) {
        for (int i = 0; i < times; i++) {
            assertThat(send(with(token, path)).statusCode()).isEqualTo(200);
        }
    }

    private HttpRequest.Builder with(String token, String path) {
        return request(path).header("Authorization", "Bearer " + token);
    }

    private static List<HttpResponse<String>> atOnce(int times, Supplier<HttpRequest.Builder> request)
            throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(times);
        try {
            List<Future<HttpResponse<String>>> sent = new ArrayList<>();
            for (int i = 0; i < times; i++) {
                sent.add(threads.submit(() -> send(request.get())));
            }
            List<HttpResponse<String>> answers = new ArrayList<>();
            for (Future<HttpResponse<String>> answer : sent) {
                answers.add(answer.get());
            }
            return answers;
        } finally {
            threads.shutdown();
        }
    }
}
