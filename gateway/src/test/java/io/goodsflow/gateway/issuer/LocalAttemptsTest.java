package io.goodsflow.gateway.issuer;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.kit.test.MovableClock;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class LocalAttemptsTest {

    private final MovableClock clock = new MovableClock();
    private final LocalAttempts attempts = new LocalAttempts(
            new LoginProperties(3, 50, Duration.ofSeconds(1), Duration.ofSeconds(8), Duration.ofMinutes(10), 100),
            clock);

    @Test
    void theLockDoublesWithEachFailureUpToItsLongest() {
        fail("a", 2);
        for (int seconds : new int[] {1, 2, 4, 8, 8}) {
            fail("a", 1);
            assertThat(judge("a", "here", true)).isEqualTo(new LoginVerdict.Locked(Duration.ofSeconds(seconds)));
            clock.plus(Duration.ofSeconds(seconds));
        }
        assertThat(judge("a", "here", true)).isInstanceOf(LoginVerdict.Accepted.class);
    }

    @Test
    void failuresAreForgottenAfterAWhile() {
        fail("a", 2);
        clock.plus(Duration.ofMinutes(10));
        fail("a", 2);

        assertThat(judge("a", "here", true)).isInstanceOf(LoginVerdict.Accepted.class);
    }

    @Test
    void madeUpNamesFillNoMemoryAndDoNotFreeTheirAddress() {
        for (int i = 0; i < 5_000; i++) {
            judge("name" + i, "address" + i, false);
        }
        assertThat(attempts.size()).isEqualTo(200);

        for (int i = 0; i < 50; i++) {
            judge("other" + i, "spray", false);
        }
        assertThat(judge("new", "spray", true)).isInstanceOf(LoginVerdict.Locked.class);
    }

    private void fail(String name, int times) {
        for (int i = 0; i < times; i++) {
            assertThat(judge(name, "here", false)).isInstanceOf(LoginVerdict.Refused.class);
        }
    }

    private LoginVerdict judge(String name, String address, boolean right) {
        return attempts.judge(new LoginAttempt(name, address, right));
    }
}
