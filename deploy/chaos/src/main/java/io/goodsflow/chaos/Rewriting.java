package io.goodsflow.chaos;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Replaces a text by one of the same length in what passes, also where it is spread over two pieces. Of the same length,
 * because the frames around it tell their own. One of these serves one direction of one connection.
 */
final class Rewriting {

    static final Rewriting NONE = new Rewriting("", "");

    private final byte[] from;
    private final byte[] to;
    private byte[] held = {};

    Rewriting(String from, String to) {
        this.from = from.getBytes(StandardCharsets.US_ASCII);
        this.to = to.getBytes(StandardCharsets.US_ASCII);
        if (this.from.length != this.to.length) {
            throw new IllegalArgumentException(from + " and " + to + " are not of the same length.");
        }
    }

    void write(byte[] piece, int length, OutputStream out) throws IOException {
        if (from.length == 0) {
            out.write(piece, 0, length);
            return;
        }
        ByteArrayOutputStream joined = new ByteArrayOutputStream(held.length + length);
        joined.write(held);
        joined.write(piece, 0, length);
        byte[] all = joined.toByteArray();
        int at = 0;
        while (at + from.length <= all.length) {
            if (matches(all, at, from.length)) {
                System.arraycopy(to, 0, all, at, to.length);
                at += to.length;
            } else {
                at++;
            }
        }
        int keep = beginning(all, at);
        held = Arrays.copyOfRange(all, all.length - keep, all.length);
        out.write(all, 0, all.length - keep);
        out.flush();
    }

    /** How many of the last bytes, from here on, may be the beginning of what is looked for. */
    private int beginning(byte[] all, int at) {
        for (int start = at; start < all.length; start++) {
            if (matches(all, start, all.length - start)) {
                return all.length - start;
            }
        }
        return 0;
    }

    private boolean matches(byte[] all, int at, int length) {
        return Arrays.equals(all, at, at + length, from, 0, length);
    }
}
