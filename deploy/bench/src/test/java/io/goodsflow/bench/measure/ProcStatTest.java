package io.goodsflow.bench.measure;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class ProcStatTest {

    private static final String REST =
            " S 1 4321 4321 0 -1 4194560 90123 5 12 0 1234 66 7 8 20 0 61 0 987654 3141592 70000 18446744073709551615";

    @Test
    void user_and_system_time_are_added_and_that_of_ended_children_is_not() {
        assertThat(ProcStat.parse("4321 (java)" + REST)).isEqualTo(Duration.ofMillis(13_000));
    }

    @Test
    void a_command_may_hold_blanks_and_brackets() {
        assertThat(ProcStat.parse("4321 (a) S 9 (b c)" + REST + "\n")).isEqualTo(Duration.ofMillis(13_000));
    }

    @Test
    void a_process_that_is_not_there_has_none() {
        assertThat(ProcStat.cpu(Long.MAX_VALUE)).isEmpty();
    }
}
