package io.goodsflow.e2e;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.JWSSigner;
import com.nimbusds.jose.crypto.RSASSASigner;
import com.nimbusds.jose.jwk.RSAKey;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.SignedJWT;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.ParseException;
import java.time.Duration;
import java.time.Instant;
import java.util.Date;
import java.util.List;

/** Tokens signed with the real key of the running fleet, good ones and others. */
final class Tokens {

    static final List<String> ROLES = List.of(
            "ADMIN", "OPERATOR", "APPROVER", "MERCHANT", "REVIEWER", "REVIEW_LEAD", "TRADE", "CUSTOMER", "SERVICE");

    /** A merchant that no other test uses. */
    static final long MERCHANT = 1009;

    private final RSAKey key;

    private Tokens(RSAKey key) {
        this.key = key;
    }

    static Tokens of(RunningFleet fleet) {
        Path file = Path.of(fleet.environment().get("GOODSFLOW_HOME")).resolve("keys/issuer.jwk");
        try {
            return new Tokens(RSAKey.parse(Files.readString(file)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (ParseException e) {
            throw new IllegalStateException(e);
        }
    }

    RSAKey key() {
        return key;
    }

    String withRole(String role) {
        return signed(claims(role).build());
    }

    /** Claims of a good token; a test spoils one of them. */
    JWTClaimsSet.Builder claims(String role) {
        JWTClaimsSet.Builder claims = new JWTClaimsSet.Builder()
                .issuer("http://goodsflow.local")
                .audience("goodsflow")
                .subject("security-test")
                .issueTime(in(Duration.ZERO))
                .expirationTime(in(Duration.ofMinutes(30)))
                .claim("roles", List.of(role));
        return role.equals("MERCHANT") ? claims.claim("merchant_id", MERCHANT) : claims;
    }

    String signed(JWTClaimsSet claims) {
        return signed(
                new JWSHeader.Builder(JWSAlgorithm.RS256).keyID(key.getKeyID()).build(), claims, signer(key));
    }

    static String signed(JWSHeader header, JWTClaimsSet claims, JWSSigner signer) {
        try {
            SignedJWT token = new SignedJWT(header, claims);
            token.sign(signer);
            return token.serialize();
        } catch (JOSEException e) {
            throw new IllegalStateException(e);
        }
    }

    static JWSSigner signer(RSAKey key) {
        try {
            return new RSASSASigner(key);
        } catch (JOSEException e) {
            throw new IllegalStateException(e);
        }
    }

    static Date in(Duration time) {
        return Date.from(Instant.now().plus(time));
    }
}
