package io.goodsflow.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class VisibleTextTest {

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "\u200b", "\ufeff", "\u00a0", "\u3000\u200b ", "\u202e", "\0", "\n\t", "\u00ad"})
    void aTextWithNothingToSeeIsEmpty(String text) {
        assertThat(VisibleText.isEmpty(text)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"a", " a ", "\u200b红", "\ud83d\ude00", "0", "-"})
    void aTextWithSomethingToSeeIsNot(String text) {
        assertThat(VisibleText.isEmpty(text)).isFalse();
    }

    @Test
    void anEmojiIsOneCharacter() {
        assertThat(VisibleText.characters("a\ud83d\ude00红")).isEqualTo(3);
    }

    @Test
    void whatHasNoWidthIsLeftOut() {
        assertThat(VisibleText.withoutUnseen("\ufeff红\u200b色")).isEqualTo("红色");
        assertThat(VisibleText.hasUnseen("红\u200b")).isTrue();
        assertThat(VisibleText.hasUnseen("红 色")).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"a\nb", "a\0", "a\tb", "a\u007f", "a\u0085b", "\u202eabc", "a\u2028b", "\u2066a"})
    void controlsAreNotOfOneLine(String text) {
        assertThat(VisibleText.isOneLine(text)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"plain", "红 色", "\ud83d\udc68\u200d\ud83d\udc69", "a\u00a0b", ""})
    void whatIsReadIsOfOneLine(String text) {
        assertThat(VisibleText.isOneLine(text)).isTrue();
    }

    @Test
    void linesMayBeBrokenButHoldNoOtherControl() {
        assertThat(VisibleText.isLines("a\r\n\tb")).isTrue();
        assertThat(VisibleText.isLines("a\0b")).isFalse();
        assertThat(VisibleText.isLines("a\u202eb")).isFalse();
    }
}
