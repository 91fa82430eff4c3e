package io.goodsflow.kit.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class IdempotencyKeyTest {

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "a b", "a\tb", "k\u00e4se", "\u5546", "a\u007f"})
    void onlyPrintableAsciiWithoutBlanksIsAKey(String value) {
        assertThat(IdempotencyKey.isAcceptable(value)).isFalse();
        assertThatIllegalArgumentException().isThrownBy(() -> new IdempotencyKey(value));
    }

    @Test
    void aKeyHas1To128Characters() {
        assertThat(IdempotencyKey.isAcceptable("~")).isTrue();
        assertThat(IdempotencyKey.isAcceptable("k".repeat(128))).isTrue();
        assertThat(IdempotencyKey.isAcceptable("k".repeat(129))).isFalse();
    }
}
