package io.goodsflow.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.crypto.ECDSASigner;
import com.nimbusds.jose.crypto.MACSigner;
import com.nimbusds.jose.jwk.Curve;
import com.nimbusds.jose.jwk.RSAKey;
import com.nimbusds.jose.jwk.gen.ECKeyGenerator;
import com.nimbusds.jose.jwk.gen.RSAKeyGenerator;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.PlainJWT;
import java.net.URI;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.TestFactory;

/** Tokens that look nearly right, at the gateway and at each service's own port. */
@FleetTest
@Order(7)
class TokenMatrixTest {

    /** An operation that needs ADMIN, at the door named first. */
    private static final Map<String, String> GUARDED = Map.of(
            "gateway", "GET /api/admin/supply/tasks",
            "supply-service", "GET /api/admin/supply/tasks",
            "product-service", "PUT /api/admin/categories/900719925474000",
            "inventory-service", "GET /api/admin/inventory/sku:900719925474000",
            "qc-service", "GET /api/admin/qc/reviews/900719925474000");

    private final RunningFleet fleet = new RunningFleet();
    private final Doors doors = new Doors(fleet);
    private final Tokens tokens = Tokens.of(fleet);
    private final RSAKey key = tokens.key();

    @TestFactory
    Stream<DynamicTest> each_door_tells_good_tokens_from_bad_ones() throws JOSEException {
        Map<String, String> bad = badTokens();
        return GUARDED.keySet().stream()
                .sorted()
                .flatMap(door -> Stream.concat(
                        Stream.of(
                                DynamicTest.dynamicTest(door + ": a good token", () -> isTaken(door)),
                                DynamicTest.dynamicTest(
                                        door + ": no token", () -> isRefused(door, "", "auth.token_missing"))),
                        bad.entrySet().stream()
                                .map(token -> DynamicTest.dynamicTest(
                                        door + ": " + token.getKey(),
                                        () -> isRefused(door, token.getValue(), "auth.token_invalid")))));
    }

    /** Proves that what is refused below is refused for its one fault. */
    private void isTaken(String door) {
        assertThat(call(door, tokens.withRole("ADMIN")).status()).isNotIn(401, 403, 500, 503);
    }

    private void isRefused(String door, String token, String code) {
        Wire.Reply reply = call(door, token);

        assertThat(reply.status()).as("%s", reply).isEqualTo(401);
        assertThat(reply.code()).isEqualTo(code);
        assertThat(reply.raw().headers().firstValue("WWW-Authenticate")).isPresent();
    }

    private Wire.Reply call(String door, String token) {
        String[] operation = GUARDED.get(door).split(" ");
        return doors.to(door).json(operation[0], operation[1], operation[0].equals("GET") ? "" : "{}", token);
    }

    private Map<String, String> badTokens() throws JOSEException {
        Map<String, String> bad = new LinkedHashMap<>();
        bad.put("garbage", "not.a.token");
        bad.put(
                "expired",
                tokens.signed(claims().expirationTime(Tokens.in(Duration.ofMinutes(-3)))
                        .build()));
        bad.put("without an end", tokens.signed(claims().expirationTime(null).build()));
        bad.put(
                "not yet valid",
                tokens.signed(
                        claims().notBeforeTime(Tokens.in(Duration.ofMinutes(3))).build()));
        bad.put(
                "of another issuer",
                tokens.signed(claims().issuer("http://elsewhere").build()));
        bad.put(
                "for another audience",
                tokens.signed(claims().audience("elsewhere").build()));
        bad.put("for nobody", tokens.signed(claims().audience((String) null).build()));
        bad.put("tampered with", tampered());
        bad.put("with alg none", new PlainJWT(claims().build()).serialize());
        bad.put("with the public key as a shared secret", keyConfusion());
        bad.put("signed by RS512", signedAs(JWSAlgorithm.RS512));
        bad.put("signed by PS256", signedAs(JWSAlgorithm.PS256));
        bad.put("signed by a curve of one's own", ownCurve());
        bad.putAll(ofAStranger());
        return bad;
    }

    private JWTClaimsSet.Builder claims() {
        return tokens.claims("ADMIN");
    }

    private String tampered() {
        String[] mine = tokens.signed(tokens.claims("CUSTOMER").build()).split("\\.");
        String[] wanted = tokens.withRole("ADMIN").split("\\.");
        return mine[0] + "." + wanted[1] + "." + mine[2];
    }

    private String keyConfusion() throws JOSEException {
        byte[] known = key.toRSAPublicKey().getEncoded();
        return Tokens.signed(header(JWSAlgorithm.HS256), claims().build(), new MACSigner(known));
    }

    private String signedAs(JWSAlgorithm algorithm) {
        return Tokens.signed(header(algorithm), claims().build(), Tokens.signer(key));
    }

    private String ownCurve() throws JOSEException {
        return Tokens.signed(
                header(JWSAlgorithm.ES256),
                claims().build(),
                new ECDSASigner(new ECKeyGenerator(Curve.P_256).generate()));
    }

    private Map<String, String> ofAStranger() throws JOSEException {
        RSAKey stranger = new RSAKeyGenerator(2048).keyID("stranger").generate();
        JWSHeader.Builder strange = new JWSHeader.Builder(JWSAlgorithm.RS256).keyID("stranger");
        URI keys = URI.create("http://127.0.0.1:9/keys");
        return Map.of(
                "of an unknown key", strangers(stranger, strange.build()),
                "of a stranger under our key id", strangers(stranger, header(JWSAlgorithm.RS256)),
                "that brings its key along",
                        strangers(
                                stranger,
                                new JWSHeader.Builder(strange.build())
                                        .jwk(stranger.toPublicJWK())
                                        .build()),
                "that says where its keys are",
                        strangers(
                                stranger,
                                new JWSHeader.Builder(strange.build())
                                        .jwkURL(keys)
                                        .build()),
                "that says where its certificate is",
                        strangers(
                                stranger,
                                new JWSHeader.Builder(strange.build())
                                        .x509CertURL(keys)
                                        .build()));
    }

    private String strangers(RSAKey stranger, JWSHeader header) {
        return Tokens.signed(header, claims().build(), Tokens.signer(stranger));
    }

    private JWSHeader header(JWSAlgorithm algorithm) {
        return new JWSHeader.Builder(algorithm).keyID(key.getKeyID()).build();
    }
}
