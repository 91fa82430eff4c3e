package io.goodsflow.bench.measure;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * One side in one round.
 *
 * @param cpuMicros CPU time of an operation by process, those included that the side does not use
 * @param latency empty where operations have no beginning of their own
 */
public record Measured(
        String side, int operations, Duration took, Map<String, Long> cpuMicros, Optional<Latency> latency) {

    public Measured {
        cpuMicros = new TreeMap<>(cpuMicros);
    }

    public double perSecond() {
        return operations * 1e9 / took.toNanos();
    }
}
