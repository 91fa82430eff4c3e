package io.goodsflow.bench.measure;

import static org.assertj.core.api.Assertions.assertThat;

import org.HdrHistogram.Histogram;
import org.junit.jupiter.api.Test;

class LatencyTest {

    @Test
    void percentiles_are_those_of_what_was_recorded() {
        Histogram micros = new Histogram(3);
        for (int i = 1; i <= 100; i++) {
            micros.recordValue(i);
        }

        assertThat(Latency.of(micros)).isEqualTo(new Latency(50, 99, 100));
    }
}
