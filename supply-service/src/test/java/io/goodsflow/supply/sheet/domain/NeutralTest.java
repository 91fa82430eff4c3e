package io.goodsflow.supply.sheet.domain;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NeutralTest {
    @ParameterizedTest
    @ValueSource(strings = {"=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "\0=1", "'=1", "''"})
    void aRiskyTextBeginsWithAnApostropheAndComesBackAsItWas(String text) {
        assertThat(Neutral.neutralise(text)).isEqualTo("'" + text);
        assertThat(Neutral.restore(Neutral.neutralise(text))).isEqualTo(text);
    }

    @Test
    void otherTextsStayAsTheyAre() {
        for (String text : new String[] {"", "a=1", "10.50", "可爱"}) {
            assertThat(Neutral.neutralise(text)).isEqualTo(text);
            assertThat(Neutral.restore(text)).isEqualTo(text);
        }
    }
}
