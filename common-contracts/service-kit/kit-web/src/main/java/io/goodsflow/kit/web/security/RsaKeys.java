package io.goodsflow.kit.web.security;

import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.interfaces.RSAPublicKey;
import java.security.spec.X509EncodedKeySpec;
import java.util.Base64;

/** Public keys as settings have them. */
final class RsaKeys {

    private RsaKeys() {}

    /**
     * @param text PEM, or the bare base64 of its X.509 form
     * @throws IllegalArgumentException if it is no such key; it tells nothing of what it is
     */
    static RSAPublicKey parse(String text) {
        String base64 = text.replaceAll("-----[A-Z ]+-----", "").replaceAll("\\s", "");
        try {
            return (RSAPublicKey) KeyFactory.getInstance("RSA")
                    .generatePublic(new X509EncodedKeySpec(Base64.getDecoder().decode(base64)));
        } catch (GeneralSecurityException | IllegalArgumentException unreadable) {
            // Without the cause: it may quote what should have been public and is not.
            throw new IllegalArgumentException("public-key must be an RSA public key in X.509 form, PEM or base64");
        }
    }
}
