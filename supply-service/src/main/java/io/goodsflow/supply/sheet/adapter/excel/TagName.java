package io.goodsflow.supply.sheet.adapter.excel;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** The name of the tag that is being read, without its prefix; a buffer, because a sheet has millions of tags. */
final class TagName {
    private static final int MAX_LENGTH = 64;
    private final byte[] bytes = new byte[MAX_LENGTH];
    private int length;
    private int total;

    static byte[] bytes(String name) {
        return name.getBytes(StandardCharsets.US_ASCII);
    }

    void clear() {
        length = 0;
        total = 0;
    }

    void append(byte b) {
        if (++total > MAX_LENGTH) {
            throw Refusals.unsafe("a tag is too long");
        }
        if (b == ':') {
            length = 0;
        } else {
            bytes[length++] = b;
        }
    }

    boolean is(byte[] expected) {
        return length == expected.length && Arrays.equals(bytes, 0, length, expected, 0, length);
    }
}
