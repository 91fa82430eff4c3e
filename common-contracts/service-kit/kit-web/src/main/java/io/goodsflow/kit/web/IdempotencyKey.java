package io.goodsflow.kit.web;

/**
 * The caller's key of a write, from the {@code Idempotency-Key} header (api.md, general; architecture 4). A controller
 * takes it as an argument: a non-null parameter makes the header required (400 naming it), a nullable one optional.
 *
 * @param value 1 to 128 printable ASCII characters without blanks; case matters
 */
public record IdempotencyKey(String value) {

    public static final String HEADER = "Idempotency-Key";

    private static final int MAX_LENGTH = 128;

    /** @throws IllegalArgumentException if the value is not acceptable */
    public IdempotencyKey {
        if (!isAcceptable(value)) {
            throw new IllegalArgumentException("1 to " + MAX_LENGTH + " printable ASCII characters without blanks");
        }
    }

    public static boolean isAcceptable(String value) {
        return !value.isEmpty() && value.length() <= MAX_LENGTH && value.chars().allMatch(c -> c > ' ' && c < 127);
    }
}
