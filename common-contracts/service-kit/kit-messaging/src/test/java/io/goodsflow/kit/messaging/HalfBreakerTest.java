package io.goodsflow.kit.messaging;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class HalfBreakerTest {

    private final AtomicLong now = new AtomicLong();
    private final HalfBreaker breaker = new HalfBreaker(now::get);

    @Test
    void some_failures_with_a_success_between_change_nothing() {
        breaker.failed();
        breaker.failed();
        breaker.succeeded();
        breaker.failed();
        breaker.failed();

        assertThat(breaker.allows()).isTrue();
    }

    @Test
    void after_failures_in_a_row_one_trial_a_pause_is_allowed_until_one_succeeds() {
        breaker.failed();
        breaker.failed();
        breaker.failed();
        assertThat(breaker.allows()).isFalse();

        now.addAndGet(Duration.ofSeconds(3).toNanos());
        assertThat(breaker.allows()).isTrue();
        assertThat(breaker.allows()).isFalse();

        breaker.succeeded();
        assertThat(breaker.allows()).isTrue();
        assertThat(breaker.allows()).isTrue();
    }
}
