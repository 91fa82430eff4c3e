package io.goodsflow.bench;

import io.goodsflow.bench.measure.Latency;
import io.goodsflow.bench.measure.Load;
import io.goodsflow.bench.measure.Measured;
import io.goodsflow.bench.measure.Result;
import io.goodsflow.bench.measure.Round;
import io.goodsflow.bench.measure.Spread;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.PropertyNamingStrategies;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** Results for programs. */
record JsonReport(OffsetDateTime madeAt, List<OneLine> lines) {

    private static final JsonMapper JSON = JsonMapper.builder()
            .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
            .enable(SerializationFeature.INDENT_OUTPUT)
            .build();

    static JsonReport of(List<Result> results, OffsetDateTime madeAt) {
        return new JsonReport(madeAt, results.stream().map(OneLine::of).toList());
    }

    String json() {
        return JSON.writeValueAsString(this);
    }

    void writeTo(Path file) {
        try {
            Files.writeString(file, json() + System.lineSeparator());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A line with all that it was measured by. */
    record OneLine(
            String line,
            String path,
            double floor,
            double aim,
            boolean holds,
            Spread ratio,
            List<OneRound> rounds,
            Map<String, String> durability,
            Load load,
            List<String> findings) {

        static OneLine of(Result result) {
            return new OneLine(
                    result.line(),
                    result.path(),
                    result.floor(),
                    result.aim(),
                    result.holds(),
                    result.ratio(),
                    result.rounds().stream().map(OneRound::of).toList(),
                    result.durability(),
                    result.load(),
                    result.findings());
        }
    }

    /** Ours first. */
    record OneRound(double ratio, List<Side> sides) {

        static OneRound of(Round round) {
            return new OneRound(
                    round.ratio(), round.sides().stream().map(Side::of).toList());
        }
    }

    /** One side; latency is null where operations cannot be told apart. */
    record Side(
            String side,
            int operations,
            double seconds,
            double perSecond,
            Map<String, Long> cpuMicros,
            @Nullable Latency latency) {

        static Side of(Measured measured) {
            return new Side(
                    measured.side(),
                    measured.operations(),
                    measured.took().toNanos() / 1e9,
                    measured.perSecond(),
                    measured.cpuMicros(),
                    measured.latency().orElse(null));
        }
    }
}
