package io.goodsflow.bench.measure;

import org.HdrHistogram.AbstractHistogram;

/** How long operations took, in microseconds. */
public record Latency(long p50Micros, long p99Micros, long maxMicros) {

    /** @param micros recorded in microseconds */
    static Latency of(AbstractHistogram micros) {
        return new Latency(micros.getValueAtPercentile(50), micros.getValueAtPercentile(99), micros.getMaxValue());
    }
}
