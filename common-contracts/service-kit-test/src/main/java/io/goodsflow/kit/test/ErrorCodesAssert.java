package io.goodsflow.kit.test;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.kernel.ErrorCode;
import java.text.MessageFormat;

/** Holds an error enum to what callers rely on. */
public final class ErrorCodesAssert {

    private ErrorCodesAssert() {}

    /**
     * Codes are unique and read {@code <prefix>.word_word}; statuses are those of errors; both languages have a text that
     * is a valid pattern with the same arguments.
     */
    public static void assertSound(String prefix, ErrorCode... codes) {
        assertThat(codes).isNotEmpty();
        assertThat(codes).extracting(ErrorCode::code).doesNotHaveDuplicates();
        assertThat(codes).allSatisfy(code -> {
            assertThat(code.code()).matches(prefix + "\\.[a-z]+(_[a-z]+)*");
            assertThat(code.status()).isBetween(400, 599);
            assertThat(code.english()).isNotBlank();
            assertThat(code.chinese()).isNotBlank();
            assertThat(arguments(code.chinese())).isEqualTo(arguments(code.english()));
        });
    }

    private static int arguments(String pattern) {
        return new MessageFormat(pattern).getFormatsByArgumentIndex().length;
    }
}
