package io.goodsflow.bench.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class RoundTest {

    @Test
    void throughput_is_operations_by_time() {
        assertThat(side("a", 400, 2_000).perSecond()).isEqualTo(200.0, within(1e-9));
    }

    @Test
    void the_slowest_yardstick_is_what_ours_is_held_against() {
        Round round = new Round(side("ours", 400, 4_000), List.of(side("fast", 400, 1_000), side("slow", 400, 2_000)));

        assertThat(round.ratio()).isEqualTo(0.5, within(1e-9));
    }

    @Test
    void sides_may_have_done_different_numbers_of_operations() {
        Round round = new Round(side("ours", 100, 1_000), List.of(side("other", 1_000, 5_000)));

        assertThat(round.ratio()).isEqualTo(0.5, within(1e-9));
    }

    @Test
    void ours_comes_first_and_a_round_without_a_yardstick_is_none() {
        Round round = new Round(side("ours", 1, 1), List.of(side("other", 1, 1)));

        assertThat(round.sides()).extracting(Measured::side).containsExactly("ours", "other");
        assertThatThrownBy(() -> new Round(side("ours", 1, 1), List.of())).isInstanceOf(IllegalArgumentException.class);
    }

    private static Measured side(String name, int operations, long millis) {
        return new Measured(name, operations, Duration.ofMillis(millis), Map.of(), Optional.empty());
    }
}
