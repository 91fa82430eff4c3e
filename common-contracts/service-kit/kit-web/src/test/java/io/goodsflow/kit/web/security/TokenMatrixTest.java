package io.goodsflow.kit.web.security;

import static org.assertj.core.api.Assertions.assertThat;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JOSEObjectType;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.crypto.MACSigner;
import com.nimbusds.jose.jwk.RSAKey;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.PlainJWT;
import com.nimbusds.jwt.SignedJWT;
import io.goodsflow.kit.web.RunningService;
import io.goodsflow.kit.web.Tokens;
import java.net.URI;
import java.time.Instant;
import java.util.Base64;
import java.util.Date;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class TokenMatrixTest extends RunningService {

    private static final RSAKey FOREIGN = Tokens.newKey("test-1");

    @Test
    void aGoodTokenIsAccepted() {
        assertThat(statusWith(good(claims -> claims))).isEqualTo(200);
        assertThat(statusWith(good(claims -> claims.audience(List.of("other", "goodsflow")))))
                .as("one audience of several is enough")
                .isEqualTo(200);
        JWSHeader typed = new JWSHeader.Builder(JWSAlgorithm.RS256)
                .keyID("test-1")
                .type(JOSEObjectType.JWT)
                .build();
        assertThat(statusWith(Tokens.signed(Tokens.KEY, typed, Tokens.good().build())))
                .isEqualTo(200);
    }

    static Stream<Arguments> badTokens() throws JOSEException {
        return Stream.of(
                bad("another issuer", claims -> claims.issuer("http://elsewhere")),
                bad("no issuer", claims -> claims.issuer(null)),
                bad("another audience", claims -> claims.audience("other")),
                bad("no audience", claims -> claims.audience((String) null)),
                bad("expired", claims -> claims.issueTime(in(-300)).expirationTime(in(-60))),
                bad("no expiry", claims -> claims.expirationTime(null)),
                bad("not yet valid", claims -> claims.notBeforeTime(in(120))),
                bad("no subject", claims -> claims.subject(null)),
                bad("blank subject", claims -> claims.subject(" ")),
                bad("a merchant without its merchant", claims -> claims.claim("roles", List.of("MERCHANT"))),
                bad("a merchant with a text for its merchant", claims -> claims.claim("roles", List.of("MERCHANT"))
                        .claim("merchant_id", "1001")),
                Arguments.of("signed by another key of the same id", Tokens.signed(FOREIGN, claims -> claims)),
                Arguments.of("its own key in the header (jwk)", withHeader(b -> b.jwk(FOREIGN.toPublicJWK()))),
                Arguments.of(
                        "its own key set in the header (jku)",
                        withHeader(b -> b.jwkURL(URI.create("http://127.0.0.1:1/keys")))),
                Arguments.of(
                        "its own certificate in the header (x5u)",
                        withHeader(b -> b.x509CertURL(URI.create("http://127.0.0.1:1/cert")))),
                Arguments.of("an unknown critical header", withHeader(b -> b.criticalParams(java.util.Set.of("exp")))),
                Arguments.of("algorithm none", new PlainJWT(Tokens.good().build()).serialize()),
                Arguments.of("algorithm HS256 with the public key as its secret", hmacWithThePublicKey()),
                Arguments.of("another RSA algorithm", rsaWith(JWSAlgorithm.RS512)),
                Arguments.of("PSS", rsaWith(JWSAlgorithm.PS256)),
                Arguments.of("altered claims", altered()),
                Arguments.of("no token at all", "abc"),
                Arguments.of("empty parts", ".."));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("badTokens")
    void aBadTokenIs401OnEveryPath(String what, String token) {
        for (String path : List.of("/api/admin/me", "/internal/me", "/api/open/me")) {
            Answer answer = get(path, "Authorization", bearer(token));

            assertThat(answer.status()).as(path).isEqualTo(401);
            assertThat(answer.text("code")).isEqualTo("auth.token_invalid");
            assertThat(answer.header("WWW-Authenticate")).isEqualTo("Bearer error=\"invalid_token\"");
            assertThat(answer.header("Content-Type")).isEqualTo("application/problem+json");
        }
    }

    @Test
    void aClockThatIsALittleOffIsTolerated() {
        assertThat(statusWith(good(claims -> claims.issueTime(in(-300)).expirationTime(in(-10)))))
                .isEqualTo(200);
        assertThat(statusWith(good(claims -> claims.notBeforeTime(in(10))))).isEqualTo(200);
    }

    @Test
    void rolesThatAreNotOursGiveNothing() {
        assertThat(statusWith(good(claims -> claims.claim("roles", List.of("admin", "ROLE_ADMIN", "ROOT")))))
                .isEqualTo(403);
        assertThat(statusWith(good(claims -> claims.claim("roles", "ADMIN")))).isEqualTo(403);
        assertThat(statusWith(good(claims -> claims.claim("roles", null).claim("scope", "ADMIN"))))
                .isEqualTo(403);
    }

    @Test
    void aTokenAnywhereElseThanInTheHeaderIsNone() {
        String token = good(claims -> claims);

        assertThat(get("/api/admin/me?access_token=" + token).status()).isEqualTo(401);
        assertThat(get("/api/admin/me", "Authorization", "Basic " + token).status())
                .isEqualTo(401);
    }

    private int statusWith(String token) {
        return get("/api/admin/me", "Authorization", bearer(token)).status();
    }

    private static Arguments bad(String what, UnaryOperator<JWTClaimsSet.Builder> claims) {
        return Arguments.of(what, good(claims));
    }

    private static String good(UnaryOperator<JWTClaimsSet.Builder> claims) {
        return Tokens.signed(Tokens.KEY, claims);
    }

    private static String withHeader(UnaryOperator<JWSHeader.Builder> header) {
        JWSHeader.Builder own = new JWSHeader.Builder(JWSAlgorithm.RS256).keyID("test-1");
        return Tokens.signed(FOREIGN, header.apply(own).build(), Tokens.good().build());
    }

    private static String rsaWith(JWSAlgorithm algorithm) {
        return Tokens.signed(
                Tokens.KEY,
                new JWSHeader.Builder(algorithm).keyID("test-1").build(),
                Tokens.good().build());
    }

    private static String hmacWithThePublicKey() throws JOSEException {
        SignedJWT token = new SignedJWT(
                new JWSHeader.Builder(JWSAlgorithm.HS256).keyID("test-1").build(),
                Tokens.good().build());
        token.sign(new MACSigner(Tokens.encodedPublicKey()));
        return token.serialize();
    }

    private static String altered() {
        String[] parts = good(claims -> claims).split("\\.");
        String claims = new String(Base64.getUrlDecoder().decode(parts[1])).replace("somebody", "somebodx");
        return parts[0] + "." + Base64.getUrlEncoder().withoutPadding().encodeToString(claims.getBytes()) + "."
                + parts[2];
    }

    private static Date in(long seconds) {
        return Date.from(Instant.now().plusSeconds(seconds));
    }
}
