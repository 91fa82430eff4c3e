package io.goodsflow.gateway;

import static org.assertj.core.api.Assertions.assertThat;

import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.JWSSigner;
import com.nimbusds.jose.crypto.MACSigner;
import com.nimbusds.jose.crypto.RSASSASigner;
import com.nimbusds.jose.jwk.RSAKey;
import com.nimbusds.jose.jwk.gen.RSAKeyGenerator;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.PlainJWT;
import com.nimbusds.jwt.SignedJWT;
import java.net.URI;
import java.net.http.HttpResponse;
import java.time.Instant;
import java.util.Date;
import java.util.List;
import org.junit.jupiter.api.Test;

class TokensTest extends GatewayFixture {

    private static final String GUARDED = "/api/admin/products";

    @Test
    void withoutATokenOnlyGuestsPathsAnswer() {
        HttpResponse<String> answer = send(request(GUARDED));

        assertThat(send(request("/api/products")).statusCode()).isEqualTo(200);
        assertRefused(answer, "auth.token_missing");
        assertThat(answer.headers().firstValue("WWW-Authenticate")).contains("Bearer");
    }

    @Test
    void aGoodTokenPasses() throws Exception {
        assertThat(call(signed(claims().build(), signingKey, JWSAlgorithm.RS256)))
                .isEqualTo(200);
    }

    @Test
    void anExpiredTokenIsRefused() throws Exception {
        refused(signed(claims().expirationTime(inSeconds(-120)).build(), signingKey, JWSAlgorithm.RS256));
    }

    @Test
    void aTokenWithoutAnEndIsRefused() throws Exception {
        refused(signed(claims().expirationTime(null).build(), signingKey, JWSAlgorithm.RS256));
    }

    @Test
    void aTokenOfTheFutureIsRefused() throws Exception {
        refused(signed(claims().notBeforeTime(inSeconds(120)).build(), signingKey, JWSAlgorithm.RS256));
    }

    @Test
    void anotherIssuersTokenIsRefused() throws Exception {
        refused(signed(claims().issuer("http://elsewhere").build(), signingKey, JWSAlgorithm.RS256));
    }

    @Test
    void aTokenForAnotherAudienceOrNoneIsRefused() throws Exception {
        refused(signed(claims().audience("elsewhere").build(), signingKey, JWSAlgorithm.RS256));
        refused(signed(claims().audience((String) null).build(), signingKey, JWSAlgorithm.RS256));
    }

    @Test
    void anUnsignedTokenIsRefused() {
        refused(new PlainJWT(claims().build()).serialize());
    }

    @Test
    void anotherSignatureAlgorithmOfTheSameKeyIsRefused() throws Exception {
        refused(signed(claims().build(), signingKey, JWSAlgorithm.RS512));
        refused(signed(claims().build(), signingKey, JWSAlgorithm.PS256));
    }

    @Test
    void thePublicKeyIsNoSharedSecret() throws Exception {
        JWSHeader header = new JWSHeader.Builder(JWSAlgorithm.HS256)
                .keyID(signingKey.getKeyID())
                .build();
        refused(serialized(
                header,
                claims().build(),
                new MACSigner(signingKey.toRSAPublicKey().getEncoded())));
    }

    @Test
    void aStrangersKeyIsRefusedEvenUnderOurIdOrInTheTokenItself() throws Exception {
        RSAKey stranger = new RSAKeyGenerator(2048).keyID("stranger").generate();
        RSASSASigner signer = new RSASSASigner(stranger);
        JWTClaimsSet claims = claims().build();

        refused(signed(claims, stranger, JWSAlgorithm.RS256));
        refused(serialized(
                new JWSHeader.Builder(JWSAlgorithm.RS256)
                        .keyID(signingKey.getKeyID())
                        .build(),
                claims,
                signer));
        refused(serialized(
                new JWSHeader.Builder(JWSAlgorithm.RS256)
                        .keyID("stranger")
                        .jwk(stranger.toPublicJWK())
                        .jwkURL(URI.create(QC.url() + "/keys"))
                        .build(),
                claims,
                signer));
        assertThat(QC.seen()).isEmpty();
    }

    @Test
    void aTamperedTokenIsRefused() throws Exception {
        String token = signed(claims().build(), signingKey, JWSAlgorithm.RS256);
        String[] parts = token.split("\\.");
        String other = signed(claims().subject("admin").build(), signingKey, JWSAlgorithm.RS256);

        refused(parts[0] + "." + other.split("\\.")[1] + "." + parts[2]);
        refused("not-a-token");
    }

    @Test
    void anotherSchemeThanBearerIsRefused() {
        HttpResponse<String> answer = send(request(GUARDED).header("Authorization", "Basic YWRtaW46YWRtaW4xMjM="));

        assertRefused(answer, "auth.token_invalid");
    }

    @Test
    void aTokenInTheQueryDoesNotCount() throws Exception {
        String token = signed(claims().build(), signingKey, JWSAlgorithm.RS256);

        assertRefused(send(request(GUARDED + "?access_token=" + token)), "auth.token_missing");
    }

    @Test
    void aBadTokenIsRefusedOnGuestPathsAsWell() {
        HttpResponse<String> answer = send(request("/api/products").header("Authorization", "Bearer broken"));

        assertRefused(answer, "auth.token_invalid");
    }

    @Test
    void aBadTokenDoesNotStandInTheWayOfANewOne() {
        HttpResponse<String> answer = send(request("/auth/token")
                .header("Authorization", "Bearer expired")
                .header("Content-Type", "application/json")
                .POST(java.net.http.HttpRequest.BodyPublishers.ofString(
                        "{\"username\":\"admin\",\"password\":\"admin123\"}")));

        assertThat(answer.statusCode()).isEqualTo(200);
    }

    private void refused(String token) {
        HttpResponse<String> answer = send(request(GUARDED).header("Authorization", "Bearer " + token));
        assertRefused(answer, "auth.token_invalid");
        assertThat(PRODUCT.seen()).isEmpty();
    }

    private int call(String token) {
        return send(request(GUARDED).header("Authorization", "Bearer " + token)).statusCode();
    }

    private static void assertRefused(HttpResponse<String> answer, String code) {
        assertThat(answer.statusCode()).isEqualTo(401);
        assertThat(answer.headers().firstValue("Content-Type")).contains("application/problem+json");
        assertThat(json(answer).get("code").asString()).isEqualTo(code);
        assertThat(json(answer).get("trace_id").asString()).isNotBlank();
    }

    private static JWTClaimsSet.Builder claims() {
        return new JWTClaimsSet.Builder()
                .issuer("http://goodsflow.local")
                .audience("goodsflow")
                .subject("ops")
                .claim("roles", List.of("OPERATOR"))
                .issueTime(inSeconds(0))
                .expirationTime(inSeconds(600));
    }

    private static Date inSeconds(long seconds) {
        return Date.from(Instant.now().plusSeconds(seconds));
    }

    private static String signed(JWTClaimsSet claims, RSAKey key, JWSAlgorithm algorithm) throws Exception {
        JWSHeader header =
                new JWSHeader.Builder(algorithm).keyID(key.getKeyID()).build();
        return serialized(header, claims, new RSASSASigner(key.toRSAPrivateKey()));
    }

    private static String serialized(JWSHeader header, JWTClaimsSet claims, JWSSigner signer) throws Exception {
        SignedJWT token = new SignedJWT(header, claims);
        token.sign(signer);
        return token.serialize();
    }
}
