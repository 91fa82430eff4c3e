package io.goodsflow.gateway;

import static org.assertj.core.api.Assertions.assertThat;

import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.crypto.RSASSASigner;
import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jose.jwk.RSAKey;
import com.nimbusds.jose.jwk.gen.RSAKeyGenerator;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.SignedJWT;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Date;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.context.SpringBootTest.WebEnvironment;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.test.context.DynamicPropertyRegistry;
import org.springframework.test.context.DynamicPropertySource;

/** Outside the profile local: an identity provider elsewhere, and no issuer in the gateway. */
@SpringBootTest(
        webEnvironment = WebEnvironment.RANDOM_PORT,
        properties = {
            "management.server.port=0",
            "server.address=127.0.0.1",
            "management.server.address=127.0.0.1",
            "goodsflow.gateway.cache.address=redis://127.0.0.1:1"
        })
class ClusterProfileTest {

    private static final StubService PROVIDER = new StubService("provider");
    private static final StubService PRODUCT = new StubService("product");
    private static RSAKey key;

    @LocalServerPort
    private int port;

    @DynamicPropertySource
    static void servers(DynamicPropertyRegistry registry) {
        registry.add("goodsflow.services.product.url", PRODUCT::url);
        registry.add("goodsflow.security.jwks-uri", () -> PROVIDER.url() + "/keys");
    }

    @BeforeAll
    static void publishKeys() throws Exception {
        key = new RSAKeyGenerator(2048).keyID("k1").generate();
        byte[] keys = new JWKSet(key.toPublicJWK()).toString().getBytes(StandardCharsets.UTF_8);
        PROVIDER.behave(exchange -> {
            exchange.sendResponseHeaders(200, keys.length);
            exchange.getResponseBody().write(keys);
            exchange.close();
        });
    }

    @AfterAll
    static void stop() {
        PROVIDER.close();
        PRODUCT.close();
    }

    @Test
    void aTokenOfTheProviderPassesAndItsKeysAreAskedForOnce() throws Exception {
        assertThat(call("/api/admin/products", token("k1"))).isEqualTo(200);
        assertThat(call("/api/admin/products", token("k1"))).isEqualTo(200);
        for (int i = 0; i < 20; i++) {
            assertThat(call("/api/admin/products", token("made-up-" + i))).isEqualTo(401);
        }

        assertThat(PROVIDER.seen()).hasSizeBetween(1, 2);
    }

    @Test
    void thereIsNoIssuerHere() throws Exception {
        assertThat(call("/auth/jwks", null)).isEqualTo(404);
        assertThat(call("/auth/token", null)).isEqualTo(404);
    }

    private int call(String path, String token) throws Exception {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path));
        if (token != null) {
            request.header("Authorization", "Bearer " + token);
        }
        return HttpClient.newHttpClient()
                .send(request.build(), HttpResponse.BodyHandlers.discarding())
                .statusCode();
    }

    private static String token(String keyId) throws Exception {
        SignedJWT token = new SignedJWT(
                new JWSHeader.Builder(JWSAlgorithm.RS256).keyID(keyId).build(),
                new JWTClaimsSet.Builder()
                        .issuer("http://goodsflow.local")
                        .audience("goodsflow")
                        .subject("ops")
                        .expirationTime(Date.from(Instant.now().plusSeconds(60)))
                        .build());
        token.sign(new RSASSASigner(key));
        return token.serialize();
    }
}
