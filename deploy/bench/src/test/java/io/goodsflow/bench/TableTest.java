package io.goodsflow.bench;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.bench.measure.Result;
import java.util.List;
import org.junit.jupiter.api.Test;

class TableTest {

    @Test
    void a_round_is_told_with_its_ratio_and_every_side() {
        Result result = Samples.result(List.of(), 60);

        assertThat(Table.round("3", result.rounds().get(0)))
                .isEqualTo("        3   ratio 0.60   ours 60.0/s   runner 100.0/s");
    }

    @Test
    void the_summary_tells_the_spread_the_cpu_time_the_durability_and_the_load() {
        List<String> lines = Table.summary(Samples.result(List.of(), 60, 90, 70));

        assertThat(lines)
                .containsExactly(
                        "  ratio median 0.70, min 0.60, max 0.90 in 3 rounds; floor 0.50, aim 0.80: holds, below the aim",
                        "  CPU µs an operation                      bench            walker",
                        "    ours                                       0               900",
                        "    runner                                   300                 0",
                        "  runner                       p50 1.5 ms, p99 9.0 ms, longest 12.0 ms",
                        "  durability   sync_binlog=1",
                        "  load 0.5 before, 2.3 after, on 2 cores");
    }

    @Test
    void a_median_below_the_floor_and_one_that_reaches_the_aim_are_said_to_be_so() {
        assertThat(Table.summary(Samples.result(List.of(), 40)))
                .first()
                .asString()
                .endsWith("BELOW THE FLOOR");
        assertThat(Table.summary(Samples.result(List.of(), 80)))
                .first()
                .asString()
                .endsWith("the aim is reached");
    }

    @Test
    void work_that_was_not_done_rightly_does_not_count() {
        List<String> lines = Table.summary(Samples.result(List.of("3 versions have no event"), 99));

        assertThat(lines).first().asString().contains("does not count");
        assertThat(lines).last().asString().isEqualTo("  BROKEN: 3 versions have no event");
    }
}
