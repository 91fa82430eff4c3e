package io.goodsflow.kit.web;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.crypto.RSASSASigner;
import com.nimbusds.jose.jwk.RSAKey;
import com.nimbusds.jose.jwk.gen.RSAKeyGenerator;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.SignedJWT;
import java.time.Instant;
import java.util.Base64;
import java.util.Date;
import java.util.List;
import java.util.function.UnaryOperator;

/** Signs tokens for the tests. */
public final class Tokens {

    public static final RSAKey KEY = newKey("test-1");

    private Tokens() {}

    public static RSAKey newKey(String id) {
        try {
            return new RSAKeyGenerator(2048).keyID(id).generate();
        } catch (JOSEException e) {
            throw new IllegalStateException(e);
        }
    }

    /** In PEM, as an issuer would publish it. */
    public static String publicKey() {
        return "-----BEGIN PUBLIC KEY-----\n"
                + Base64.getMimeEncoder(64, new byte[] {'\n'}).encodeToString(encodedPublicKey())
                + "\n-----END PUBLIC KEY-----\n";
    }

    public static byte[] encodedPublicKey() {
        try {
            return KEY.toRSAPublicKey().getEncoded();
        } catch (JOSEException e) {
            throw new IllegalStateException(e);
        }
    }

    public static String of(String subject, Role... roles) {
        return signed(KEY, claims -> claims.subject(subject)
                .claim("roles", List.of(roles).stream().map(Role::name).toList()));
    }

    public static String merchant(long id) {
        return signed(KEY, claims -> claims.subject("merchant" + id)
                .claim("roles", List.of("MERCHANT"))
                .claim("merchant_id", id));
    }

    public static JWTClaimsSet.Builder good() {
        Instant now = Instant.now();
        return new JWTClaimsSet.Builder()
                .issuer("http://goodsflow.local")
                .audience("goodsflow")
                .subject("somebody")
                .claim("roles", List.of("ADMIN"))
                .issueTime(Date.from(now))
                .expirationTime(Date.from(now.plusSeconds(300)));
    }

    public static String signed(RSAKey key, UnaryOperator<JWTClaimsSet.Builder> claims) {
        return signed(
                key,
                new JWSHeader.Builder(JWSAlgorithm.RS256).keyID(key.getKeyID()).build(),
                claims.apply(good()).build());
    }

    public static String signed(RSAKey key, JWSHeader header, JWTClaimsSet claims) {
        try {
            SignedJWT token = new SignedJWT(header, claims);
            token.sign(new RSASSASigner(key));
            return token.serialize();
        } catch (JOSEException e) {
            throw new IllegalStateException(e);
        }
    }
}
