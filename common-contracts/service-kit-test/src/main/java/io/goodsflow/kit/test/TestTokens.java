package io.goodsflow.kit.test;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.crypto.RSASSASigner;
import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jose.jwk.RSAKey;
import com.nimbusds.jose.jwk.gen.RSAKeyGenerator;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.SignedJWT;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.Date;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * Mints tokens as the issuer would, signed with a key that lives as long as the test JVM. Services trust it through
 * {@code goodsflow.security.public-key}, see {@link Devstack#properties}.
 */
public final class TestTokens {

    public static final String ISSUER = "http://goodsflow.local";
    public static final String AUDIENCE = "goodsflow";

    private static final Duration LIFETIME = Duration.ofHours(1);
    private static final RSAKey KEY = newKey("test-key");

    private TestTokens() {}

    /** A caller of the platform, for example {@code of("olga", "OPERATOR")}. */
    public static String of(String subject, String... roles) {
        return sign(KEY, claims -> claims.subject(subject).claim("roles", List.of(roles)));
    }

    /** A user of one merchant, with the role MERCHANT. */
    public static String merchant(long merchantId) {
        return sign(KEY, claims -> claims.subject("merchant-" + merchantId)
                .claim("roles", List.of("MERCHANT"))
                .claim("merchant_id", merchantId));
    }

    /** Another service, with the role SERVICE. */
    public static String service(String clientId) {
        return of(clientId, "SERVICE");
    }

    /** A token with any claims changed, signed with the right key; for tests of refusals. */
    public static String with(UnaryOperator<JWTClaimsSet.Builder> change) {
        return sign(KEY, change);
    }

    /** A token that looks right but is signed with a key nobody trusts. */
    public static String forged(String subject, String... roles) {
        return sign(newKey("test-key"), claims -> claims.subject(subject).claim("roles", List.of(roles)));
    }

    /** {@code Bearer …}, ready for the Authorization header. */
    public static String bearer(String token) {
        return "Bearer " + token;
    }

    /** The public half in PEM (X.509). */
    public static String publicKeyPem() {
        try {
            return "-----BEGIN PUBLIC KEY-----\n"
                    + Base64.getMimeEncoder(64, new byte[] {'\n'})
                            .encodeToString(KEY.toRSAPublicKey().getEncoded())
                    + "\n-----END PUBLIC KEY-----\n";
        } catch (JOSEException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The public half as a JWK set. */
    public static String jwks() {
        return new JWKSet(KEY.toPublicJWK()).toString();
    }

    private static String sign(RSAKey key, UnaryOperator<JWTClaimsSet.Builder> change) {
        Instant now = Instant.now();
        JWTClaimsSet.Builder claims = new JWTClaimsSet.Builder()
                .issuer(ISSUER)
                .audience(AUDIENCE)
                .issueTime(Date.from(now))
                .expirationTime(Date.from(now.plus(LIFETIME)));
        SignedJWT token = new SignedJWT(
                new JWSHeader.Builder(JWSAlgorithm.RS256).keyID(key.getKeyID()).build(),
                change.apply(claims).build());
        try {
            token.sign(new RSASSASigner(key));
        } catch (JOSEException e) {
            throw new IllegalStateException(e);
        }
        return token.serialize();
    }

    private static RSAKey newKey(String id) {
        try {
            return new RSAKeyGenerator(2048).keyID(id).generate();
        } catch (JOSEException e) {
            throw new IllegalStateException(e);
        }
    }
}
