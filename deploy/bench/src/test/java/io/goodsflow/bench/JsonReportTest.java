package io.goodsflow.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.OffsetDateTime;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class JsonReportTest {

    private static final OffsetDateTime NOW = OffsetDateTime.parse("2026-05-01T10:00:00Z");

    @TempDir
    private Path folder;

    @Test
    void programs_read_the_same_figures_in_snake_case() throws IOException {
        Path file = folder.resolve("bench.json");
        JsonReport.of(List.of(Samples.result(List.of(), 40, 80, 50)), NOW).writeTo(file);

        JsonNode report = JsonMapper.shared().readTree(Files.readString(file));
        assertThat(report.path("made_at").asString()).isEqualTo("2026-05-01T10:00:00Z");
        JsonNode line = report.path("lines").path(0);
        assertThat(line.path("line").asString()).isEqualTo("walk");
        assertThat(line.path("holds").asBoolean()).isTrue();
        assertThat(line.path("ratio").path("median").asDouble()).isEqualTo(0.5);
        assertThat(line.path("ratio").path("max").asDouble()).isEqualTo(0.8);
        assertThat(line.path("load").path("cores").asInt()).isEqualTo(2);
        assertThat(line.path("rounds")).hasSize(3);
    }

    @Test
    void every_side_of_a_round_has_its_time_its_cpu_and_a_latency_where_there_is_one() {
        JsonNode sides = JsonMapper.shared()
                .readTree(JsonReport.of(List.of(Samples.result(List.of("a"), 50)), NOW)
                        .json())
                .at("/lines/0/rounds/0/sides");

        assertThat(sides.at("/0/seconds").asDouble()).isEqualTo(2.0);
        assertThat(sides.at("/0/per_second").asDouble()).isEqualTo(50.0);
        assertThat(sides.at("/0/cpu_micros/walker").asLong()).isEqualTo(900);
        assertThat(sides.at("/0/latency").isNull()).isTrue();
        assertThat(sides.at("/1/latency/p99_micros").asLong()).isEqualTo(9_000);
    }

    @Test
    void a_line_with_findings_does_not_hold_and_names_them() {
        JsonNode line = JsonMapper.shared()
                .readTree(JsonReport.of(List.of(Samples.result(List.of("a"), 50)), NOW)
                        .json())
                .at("/lines/0");

        assertThat(line.path("holds").asBoolean()).isFalse();
        assertThat(line.at("/findings/0").asString()).isEqualTo("a");
    }
}
