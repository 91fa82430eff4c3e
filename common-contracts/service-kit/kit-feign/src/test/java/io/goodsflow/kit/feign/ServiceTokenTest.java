package io.goodsflow.kit.feign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import feign.Request;
import feign.RequestTemplate;
import io.goodsflow.kit.test.MovableClock;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.PropertyNamingStrategies;
import tools.jackson.databind.json.JsonMapper;

class ServiceTokenTest {

    private static final JsonMapper JSON = JsonMapper.builder()
            .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
            .build();

    private final MovableClock clock = new MovableClock();
    private final FakeIssuer issuer = new FakeIssuer();
    private final ServiceToken token = new ServiceToken(issuer, clock);

    @Test
    void aTokenIsKeptUntilShortlyBeforeItsEnd() {
        assertThat(token.get()).isEqualTo("t1");
        clock.plus(Duration.ofMinutes(6));
        assertThat(token.get()).isEqualTo("t1");
        clock.plus(Duration.ofMinutes(2));
        assertThat(token.get()).isEqualTo("t2");
    }

    @Test
    void aGoodTokenIsUsedWhileTheIssuerIsDownAndNotAfterItsEnd() {
        token.get();
        issuer.down = true;

        clock.plus(Duration.ofMinutes(9));
        assertThat(token.get()).isEqualTo("t1");
        int asked = issuer.asked.get();
        assertThat(token.get()).isEqualTo("t1");
        assertThat(issuer.asked)
                .as("a failed issuer is left alone for a moment")
                .hasValue(asked);

        clock.plus(Duration.ofMinutes(1));
        assertThatThrownBy(token::get)
                .isInstanceOfSatisfying(RemoteUnavailableException.class, failure -> assertThat(failure.service())
                        .isEqualTo("token issuer"));

        issuer.down = false;
        clock.plus(Duration.ofSeconds(2));
        assertThat(token.get()).isEqualTo("t" + issuer.given.get());
    }

    @Test
    void manyThreadsMakeOneRequest() throws Exception {
        issuer.gate = new CountDownLatch(1);
        ExecutorService threads = Executors.newFixedThreadPool(16);
        try {
            List<Future<String>> tokens = new ArrayList<>();
            for (int i = 0; i < 16; i++) {
                tokens.add(threads.submit(token::get));
            }
            issuer.entered.await();
            issuer.gate.countDown();
            for (Future<String> each : tokens) {
                assertThat(each.get()).isEqualTo("t1");
            }
        } finally {
            threads.shutdownNow();
        }
        assertThat(issuer.asked).hasValue(1);
    }

    @Test
    void whileOneThreadRenewsTheOthersGoOnWithTheirToken() throws Exception {
        token.get();
        clock.plus(Duration.ofMinutes(8));
        issuer.entered = new CountDownLatch(1);
        issuer.gate = new CountDownLatch(1);
        ExecutorService threads = Executors.newSingleThreadExecutor();
        try {
            Future<String> renewing = threads.submit(token::get);
            issuer.entered.await();

            assertThat(token.get()).isEqualTo("t1");

            issuer.gate.countDown();
            assertThat(renewing.get()).isEqualTo("t2");
        } finally {
            threads.shutdownNow();
        }
    }

    @Test
    void onlyTheTokenThatWasRefusedIsDropped() {
        Request old = requestWith(token.get());
        assertThat(token.drop(old)).isTrue();
        assertThat(token.get()).isEqualTo("t2");

        assertThat(token.drop(old)).isTrue();
        assertThat(token.get())
                .as("a late refusal of the old token leaves the new one")
                .isEqualTo("t2");
        assertThat(token.drop(requestWith(null))).isFalse();
    }

    @Test
    void theIssuerIsAskedWithTheClientsCredentials() throws Exception {
        try (Remote remote = new Remote()) {
            StringBuilder body = new StringBuilder();
            remote.issuerBehaves((exchange, number) -> {
                body.append(exchange.getRequestMethod())
                        .append(exchange.getRequestHeaders().getFirst("Content-Type"));
                Remote.json(200, "{\"access_token\":\"t\",\"token_type\":\"Bearer\",\"expires_in\":60}")
                        .answer(exchange, number);
            });
            TokenIssuer real = new TokenIssuer(
                    URI.create(remote.url()), new ClientProperties("me", "s3cret"), Duration.ofSeconds(2), JSON);

            assertThat(real.issue()).isEqualTo(new TokenAnswer("t", 60));
            assertThat(body).hasToString("POSTapplication/json");

            remote.issuerBehaves(Remote.problem(401, "auth.bad_credentials"));
            assertThatThrownBy(real::issue).isInstanceOf(IOException.class).hasMessage("the issuer answered 401");
        }
    }

    @Test
    void theSecretIsNotPrinted() {
        assertThat(new ClientProperties("me", "s3cret").toString()).doesNotContain("s3cret");
    }

    private static Request requestWith(String token) {
        return Request.create(
                Request.HttpMethod.GET,
                "http://x/",
                token == null ? Map.of() : Map.of("Authorization", List.of("Bearer " + token)),
                new byte[0],
                StandardCharsets.UTF_8,
                new RequestTemplate());
    }

    /** Gives t1, t2, … for ten minutes each. */
    private static final class FakeIssuer extends TokenIssuer {

        final AtomicInteger asked = new AtomicInteger();
        final AtomicInteger given = new AtomicInteger();
        volatile boolean down;
        volatile CountDownLatch entered = new CountDownLatch(1);
        volatile CountDownLatch gate = new CountDownLatch(0);

        FakeIssuer() {
            super(URI.create("http://127.0.0.1:1"), new ClientProperties("me", "secret"), Duration.ofSeconds(1), JSON);
        }

        @Override
        TokenAnswer issue() throws IOException, InterruptedException {
            asked.incrementAndGet();
            entered.countDown();
            gate.await();
            if (down) {
                throw new IOException("down");
            }
            return new TokenAnswer("t" + given.incrementAndGet(), 600);
        }
    }
}
