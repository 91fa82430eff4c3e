package io.goodsflow.bench;

import io.goodsflow.bench.measure.Latency;
import io.goodsflow.bench.measure.Load;
import io.goodsflow.bench.measure.Measured;
import io.goodsflow.bench.measure.Result;
import io.goodsflow.bench.measure.Round;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Results that might have been. */
final class Samples {

    private Samples() {}

    /** A line with floor 0.5 and aim 0.8, a round for each throughput of ours; the yardstick does 100 a second. */
    static Result result(List<String> findings, double... ours) {
        List<Round> rounds = Arrays.stream(ours).mapToObj(Samples::round).toList();
        return new Result(
                "walk",
                "walking against running",
                0.5,
                0.8,
                rounds,
                Map.of("sync_binlog", "1"),
                new Load(2, 0.5, 2.25),
                findings);
    }

    private static Round round(double ours) {
        Measured walking = new Measured("ours", 100, seconds(100 / ours), Map.of("walker", 900L), Optional.empty());
        Measured running = new Measured(
                "runner",
                100,
                seconds(1),
                Map.of("walker", 0L, "bench", 300L),
                Optional.of(new Latency(1_500, 9_000, 12_000)));
        return new Round(walking, List.of(running));
    }

    private static Duration seconds(double seconds) {
        return Duration.ofNanos(Math.round(seconds * 1e9));
    }
}
