package io.goodsflow.kernel;

/**
 * A reason that a caller can program against. Implemented by the error enums of the contracts.
 *
 * <p>Messages are {@link java.text.MessageFormat} patterns; their arguments are given where the error is raised.
 */
public interface ErrorCode {

    /** Stable dotted code, for example {@code inventory.insufficient_stock}. */
    String code();

    /** HTTP status that the public surface answers with. */
    int status();

    /** English message pattern. */
    String english();

    /** Chinese message pattern, sent for {@code Accept-Language: zh}. */
    String chinese();
}
