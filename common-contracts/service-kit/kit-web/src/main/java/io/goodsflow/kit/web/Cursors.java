package io.goodsflow.kit.web;

import io.goodsflow.kernel.CursorPage;
import io.goodsflow.kernel.FieldError;
import io.goodsflow.kernel.GoodsflowException;
import java.nio.ByteBuffer;
import java.util.Base64;
import java.util.List;
import java.util.function.Function;
import java.util.zip.CRC32;
import org.jspecify.annotations.Nullable;

/**
 * Cursors of deep lists (api.md, general): opaque to the caller, and nothing but the numbers of the last row's sort
 * columns inside. They carry no rights: whoever alters one only moves within the list that the request may see anyway.
 * What is not exactly as it was handed out is a 400 on {@code cursor}.
 */
public final class Cursors {

    private static final byte FORMAT = 1;
    private static final int MAX_NUMBERS = 8;

    private Cursors() {}

    /** @param position 1 to 8 numbers, for example a time in milliseconds and an id */
    public static String encode(long... position) {
        if (position.length == 0 || position.length > MAX_NUMBERS) {
            throw new IllegalArgumentException("a cursor holds 1 to " + MAX_NUMBERS + " numbers");
        }
        ByteBuffer bytes = ByteBuffer.allocate(1 + position.length * Long.BYTES + Integer.BYTES);
        bytes.put(FORMAT);
        for (long number : position) {
            bytes.putLong(number);
        }
        bytes.putInt(checksum(bytes.array(), bytes.position()));
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes.array());
    }

    /**
     * The position to go on after, null at the start of the list.
     *
     * @param numbers how many numbers this list's cursors hold
     */
    public static long @Nullable [] decode(@Nullable String cursor, int numbers) {
        if (cursor == null || cursor.isEmpty()) {
            return null;
        }
        int length = 1 + numbers * Long.BYTES + Integer.BYTES;
        byte[] raw = rawOf(cursor, length);
        ByteBuffer bytes = ByteBuffer.wrap(raw);
        if (bytes.get() != FORMAT || bytes.getInt(length - Integer.BYTES) != checksum(raw, length - Integer.BYTES)) {
            throw refusal();
        }
        long[] position = new long[numbers];
        bytes.asLongBuffer().get(position);
        return position;
    }

    /** As {@link #decode(String, int)} for lists in the order of one id; 0 at the start. */
    public static long decodeId(@Nullable String cursor) {
        long[] position = decode(cursor, 1);
        return position == null ? 0 : position[0];
    }

    /**
     * Cuts a page from one row more than it holds.
     *
     * @param rows at most {@code size + 1} rows in order; the extra one only tells that there are more
     * @param position the numbers of a row's sort columns
     */
    public static <T> CursorPage<T> page(List<T> rows, int size, Function<T, long[]> position) {
        if (rows.size() <= size) {
            return new CursorPage<>(rows, null);
        }
        List<T> page = rows.subList(0, size);
        return new CursorPage<>(page, encode(position.apply(page.get(size - 1))));
    }

    private static byte[] rawOf(String cursor, int length) {
        try {
            byte[] raw = Base64.getUrlDecoder().decode(cursor);
            // The decoder forgives stray bits and padding; only the one spelling that was handed out is accepted.
            if (raw.length == length
                    && Base64.getUrlEncoder()
                            .withoutPadding()
                            .encodeToString(raw)
                            .equals(cursor)) {
                return raw;
            }
        } catch (IllegalArgumentException notBase64) {
            throw refusal();
        }
        throw refusal();
    }

    private static int checksum(byte[] bytes, int length) {
        CRC32 crc = new CRC32();
        crc.update(bytes, 0, length);
        return (int) crc.getValue();
    }

    private static GoodsflowException refusal() {
        return GoodsflowException.invalid(
                List.of(new FieldError("cursor", "cursor.invalid", "cursor is not one of this list", "cursor 不属于该列表")));
    }
}
