package io.goodsflow.gateway.token;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.nimbusds.jose.jwk.Curve;
import com.nimbusds.jose.jwk.JWK;
import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jose.jwk.OctetKeyPair;
import com.nimbusds.jose.util.Base64URL;
import io.goodsflow.gateway.StubService;
import io.goodsflow.kit.test.MovableClock;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.web.reactive.function.client.WebClient;
import reactor.core.publisher.Flux;

class RemoteKeysTest {

    private static final Duration MAX_AGE = Duration.ofMinutes(5);

    private final StubService issuer = new StubService("issuer");
    private final MovableClock time = new MovableClock();
    private final TrustedKeys keys = new RemoteKeys(WebClient.create(), issuer.url() + "/keys", MAX_AGE, time);

    @BeforeEach
    void publishTheFirstKey() {
        publish("first");
    }

    @AfterEach
    void stop() {
        issuer.close();
    }

    @Test
    void knownKeysAreNotAskedForAgain() {
        assertThat(idsAskingFor("first")).containsExactly("first");
        assertThat(idsAskingFor("first")).containsExactly("first");
        assertThat(issuer.seen()).hasSize(1);
    }

    @Test
    void manyAtOnceShareOneCall() {
        Flux.range(0, 50).flatMap(i -> keys.including("first"), 50).blockLast();

        assertThat(issuer.seen()).hasSize(1);
    }

    @Test
    void aNewKeyIsFoundByItsIdButGuessesAreNotFollowed() {
        idsAskingFor("first");
        publish("first", "second");

        assertThat(idsAskingFor("second")).containsExactly("first");
        time.plus(RemoteKeys.BETWEEN_CALLS);
        assertThat(idsAskingFor("second")).containsExactly("first", "second");
        idsAskingFor("guess-1");
        idsAskingFor("guess-2");
        assertThat(issuer.seen()).hasSize(2);
    }

    @Test
    void aWithdrawnKeyStopsWorking() {
        idsAskingFor("first");
        publish("second");
        time.plus(MAX_AGE);

        assertThat(idsAskingFor("first")).containsExactly("second");
    }

    @Test
    void aLostIssuerStopsNothing() {
        idsAskingFor("first");
        issuer.goDown();
        time.plus(MAX_AGE);

        assertThat(idsAskingFor("first")).containsExactly("first");
    }

    @Test
    void withoutAnyKeyItFailsUntilTheIssuerIsThere() {
        issuer.goDown();
        assertThatThrownBy(() -> idsAskingFor("first")).isNotNull();

        issuer.comeBack();
        assertThat(idsAskingFor("first")).containsExactly("first");
    }

    private Stream<String> idsAskingFor(String keyId) {
        return keys.including(keyId).blockOptional().orElseThrow().getKeys().stream()
                .map(key -> key.getKeyID());
    }

    private void publish(String... ids) {
        JWKSet set = new JWKSet(Stream.of(ids)
                .map(id -> new OctetKeyPair.Builder(Curve.Ed25519, Base64URL.encode("x"))
                        .keyID(id)
                        .build())
                .<JWK>map(key -> key)
                .toList());
        byte[] body = set.toString().getBytes(StandardCharsets.UTF_8);
        issuer.behave(exchange -> {
            exchange.sendResponseHeaders(200, body.length);
            exchange.getResponseBody().write(body);
            exchange.close();
        });
    }
}
