package io.goodsflow.bench.measure;

import java.util.List;
import java.util.Map;

/** What a line came to. */
public record Result(
        String line,
        String path,
        double floor,
        double aim,
        List<Round> rounds,
        Map<String, String> durability,
        Load load,
        List<String> findings) {

    public Result {
        rounds = List.copyOf(rounds);
        findings = List.copyOf(findings);
    }

    public Spread ratio() {
        return Spread.of(rounds.stream().map(Round::ratio).toList());
    }

    /** The median is what counts, and the work must have been done rightly. */
    public boolean holds() {
        return findings.isEmpty() && ratio().median() >= floor;
    }
}
