package io.goodsflow.chaos;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReportTest {

    private static final Verdict GOOD =
            new Verdict(Fault.NONE, 7, Duration.ZERO, Duration.ofMillis(12_340), 200, 0, List.of());
    private static final Verdict BAD = new Verdict(
            Fault.named("kill:mariadb").get(0),
            7,
            Duration.ofSeconds(3),
            Duration.ofSeconds(60),
            200,
            2,
            List.of("a", "b\nc"));

    @TempDir
    private Path folder;

    @Test
    void people_see_one_line_a_fault_and_what_was_found() {
        ByteArrayOutputStream shown = new ByteArrayOutputStream();
        try (Report report = new Report(new PrintStream(shown, true, StandardCharsets.UTF_8), null)) {
            report.tell(GOOD);
            report.tell(BAD);
        }

        assertThat(shown.toString(StandardCharsets.UTF_8).lines())
                .hasSize(5)
                .first()
                .asString()
                .contains(
                        "none", "seed 7", "holds", "12.3 s", "200 orders", "deploy/fleet chaos --seed 7 --fault none");
    }

    @Test
    void programs_get_one_row_a_fault_below_the_names_of_the_columns_also_in_a_second_run() throws IOException {
        Path table = folder.resolve("chaos.tsv");
        for (Verdict verdict : List.of(GOOD, BAD)) {
            try (Report report = new Report(new PrintStream(new ByteArrayOutputStream()), table)) {
                report.tell(verdict);
            }
        }

        assertThat(Files.readAllLines(table))
                .containsExactly(
                        Verdict.COLUMNS,
                        "none\t7\tyes\t0.0\t12.3\t200\t0\tdeploy/fleet chaos --seed 7 --fault none\t",
                        "kill:mariadb\t7\tno\t3.0\t60.0\t200\t2\tdeploy/fleet chaos --seed 7 --fault kill:mariadb\ta; b c");
    }
}
