package io.goodsflow.gateway.cache;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SilenceTest {

    private final Silence silence = new Silence(3);

    @Test
    void failuresOneAfterTheOtherAreTooMany() {
        assertThat(silence.tooLong(0, 100)).isFalse();
        assertThat(silence.tooLong(100, 200)).isFalse();
        assertThat(silence.tooLong(250, 350)).isTrue();
    }

    @Test
    void whoWaitedAtTheSameTimeFailsOnce() {
        for (int began = 0; began < 50; began++) {
            assertThat(silence.tooLong(began, 100 + began)).isFalse();
        }
    }

    @Test
    void oneAnswerBreaksIt() {
        silence.tooLong(0, 100);
        silence.tooLong(100, 200);
        silence.broken();

        assertThat(silence.tooLong(200, 300)).isFalse();
        assertThat(silence.tooLong(300, 400)).isFalse();
        assertThat(silence.tooLong(400, 500)).isTrue();
    }

    @Test
    void afterItWasTooLongItBeginsAnew() {
        for (int round = 0; round < 2; round++) {
            assertThat(silence.tooLong(1000 * round, 1000 * round + 100)).isFalse();
            assertThat(silence.tooLong(1000 * round + 100, 1000 * round + 200)).isFalse();
            assertThat(silence.tooLong(1000 * round + 200, 1000 * round + 300)).isTrue();
        }
    }
}
