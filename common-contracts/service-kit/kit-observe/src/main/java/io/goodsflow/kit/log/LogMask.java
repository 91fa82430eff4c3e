package io.goodsflow.kit.log;

/**
 * Takes secrets out of a text: by shape (JWTs, private keys in PEM, passwords in URLs, bearer tokens) and by the name in
 * front of them ({@code password=x}, {@code "password": "x"}, {@code Authorization: Bearer x}), also where JSON stands
 * escaped inside JSON. Reads the text a constant number of times, however it is made.
 */
public final class LogMask {

    private LogMask() {}

    /** For a text that has a name of its own: it goes whole if that is the name of a secret. */
    public static String mask(String name, String text) {
        return SecretNames.isSecret(name, text) ? SecretNames.MASK : mask(text);
    }

    public static String mask(String text) {
        String masked = PemKeys.mask(text);
        masked = Jwts.mask(masked);
        masked = UrlPasswords.mask(masked);
        masked = BearerTokens.mask(masked);
        return NamedValues.mask(masked);
    }
}
