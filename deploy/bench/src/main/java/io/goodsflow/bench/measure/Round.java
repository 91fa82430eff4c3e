package io.goodsflow.bench.measure;

import java.util.List;
import java.util.stream.Stream;

/** What ours and its yardsticks came to, one right after the other. */
public record Round(Measured ours, List<Measured> yardsticks) {

    public Round {
        if (yardsticks.isEmpty()) {
            throw new IllegalArgumentException("a round has at least one yardstick");
        }
        yardsticks = List.copyOf(yardsticks);
    }

    /** Throughput of ours in parts of the slowest yardstick's: a path is not faster than the slowest of its parts. */
    public double ratio() {
        double slowest =
                yardsticks.stream().mapToDouble(Measured::perSecond).min().orElseThrow();
        return ours.perSecond() / slowest;
    }

    public List<Measured> sides() {
        return Stream.concat(Stream.of(ours), yardsticks.stream()).toList();
    }
}
