package io.goodsflow.gateway.issuer;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;

/**
 * One login. Names are kept as digests: short whatever was sent, and no list of who tried to sign in.
 *
 * @param name of a user or a client that may not exist; both are treated the same
 * @param address where it comes from; users and clients are counted apart, so that a person's mistakes stop no service
 * @param right whether the secret is the name's
 */
record LoginAttempt(String name, String address, boolean right) {

    static LoginAttempt of(TokenRequest request, String address, boolean right) {
        String kind = request.clientId() == null ? "user:" : "client:";
        String name = request.clientId() == null ? request.username() : request.clientId();
        return new LoginAttempt(kind + digest(String.valueOf(name)), kind + address, right);
    }

    private static String digest(String name) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(name.getBytes(StandardCharsets.UTF_8));
            return Base64.getUrlEncoder().withoutPadding().encodeToString(digest);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every Java platform has SHA-256.", e);
        }
    }
}
