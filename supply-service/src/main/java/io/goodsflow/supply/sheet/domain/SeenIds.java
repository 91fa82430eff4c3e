package io.goodsflow.supply.sheet.domain;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/**
 * Remembers at which row each product id first stood, in 20 bytes an id: a sheet of a million ids must not hold a million
 * strings. Ids are told apart by 128 bits of SHA-256.
 */
final class SeenIds {
    private static final int INITIAL = 1 << 10;
    private final MessageDigest digest = sha256();
    private long[] high = new long[INITIAL];
    private long[] low = new long[INITIAL];
    private int[] rows = new int[INITIAL];
    private int size;

    /** The row the id was first given with; remembers this one and answers 0 if it is new. */
    int firstRowOrRemember(String id, int row) {
        byte[] hash = digest.digest(id.getBytes(StandardCharsets.UTF_8));
        long a = longAt(hash, 0);
        long b = longAt(hash, 8);
        int slot = slotOf(a, b);
        if (rows[slot] != 0) {
            return rows[slot];
        }
        put(slot, a, b, row);
        if (++size * 2 > rows.length) {
            grow();
        }
        return 0;
    }

    private int slotOf(long a, long b) {
        int mask = rows.length - 1;
        int slot = (int) a & mask;
        while (rows[slot] != 0 && (high[slot] != a || low[slot] != b)) {
            slot = (slot + 1) & mask;
        }
        return slot;
    }

    private void put(int slot, long a, long b, int row) {
        high[slot] = a;
        low[slot] = b;
        rows[slot] = row;
    }

    private void grow() {
        long[] oldHigh = high;
        long[] oldLow = low;
        int[] oldRows = rows;
        high = new long[oldRows.length * 2];
        low = new long[oldRows.length * 2];
        rows = new int[oldRows.length * 2];
        for (int i = 0; i < oldRows.length; i++) {
            if (oldRows[i] != 0) {
                put(slotOf(oldHigh[i], oldLow[i]), oldHigh[i], oldLow[i], oldRows[i]);
            }
        }
    }

    private static long longAt(byte[] bytes, int offset) {
        long value = 0;
        for (int i = 0; i < Long.BYTES; i++) {
            value = (value << 8) | (bytes[offset + i] & 0xFF);
        }
        return value;
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
