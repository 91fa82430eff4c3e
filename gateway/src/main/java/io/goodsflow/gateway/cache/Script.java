package io.goodsflow.gateway.cache;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * What Redis does in one step.
 *
 * @param text Lua
 * @param digest SHA-1 of the text, by which Redis knows it once it has seen it
 */
public record Script(String text, String digest) {

    /** Reads the script that lies beside a class. */
    public static Script beside(Class<?> owner, String file) {
        try (InputStream in = owner.getResourceAsStream(file)) {
            if (in == null) {
                throw new IllegalStateException(file + " is not beside " + owner);
            }
            byte[] text = in.readAllBytes();
            byte[] digest = MessageDigest.getInstance("SHA-1").digest(text);
            return new Script(
                    new String(text, StandardCharsets.UTF_8), HexFormat.of().formatHex(digest));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every Java platform has SHA-1.", e);
        }
    }
}
