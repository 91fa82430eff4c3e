package io.goodsflow.bench.measure;

import java.util.List;

/** The middle and the ends of some figures. */
public record Spread(double median, double min, double max) {

    public static Spread of(List<Double> figures) {
        if (figures.isEmpty()) {
            throw new IllegalArgumentException("there are no figures");
        }
        List<Double> sorted = figures.stream().sorted().toList();
        int half = sorted.size() / 2;
        double median = sorted.size() % 2 == 1 ? sorted.get(half) : (sorted.get(half - 1) + sorted.get(half)) / 2;
        return new Spread(median, sorted.get(0), sorted.get(sorted.size() - 1));
    }
}
