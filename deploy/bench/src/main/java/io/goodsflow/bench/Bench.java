package io.goodsflow.bench;

import io.goodsflow.bench.measure.Contest;
import io.goodsflow.bench.measure.Line;
import io.goodsflow.bench.measure.Load;
import io.goodsflow.bench.measure.Result;
import io.goodsflow.bench.measure.Round;
import io.goodsflow.bench.measure.Site;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** Runs a line: one round to warm up, then those that count. */
final class Bench {

    private final Site site;
    private final Consumer<String> told;

    /** @param told hears of each round as it is there */
    Bench(Site site, Consumer<String> told) {
        this.site = site;
        this.told = told;
    }

    Result run(Line line, int rounds) {
        double before = Load.now();
        List<Round> counted = new ArrayList<>();
        List<String> findings;
        Map<String, String> durability;
        told.accept(line.name() + ": " + line.path());
        try (Contest contest = line.open(site)) {
            told.accept(Table.round("warm-up", contest.round()));
            for (int number = 1; number <= rounds; number++) {
                Round round = contest.round();
                told.accept(Table.round(Integer.toString(number), round));
                counted.add(round);
            }
            findings = contest.findings();
            durability = contest.durability();
        }
        Load load = new Load(Runtime.getRuntime().availableProcessors(), before, Load.now());
        return new Result(line.name(), line.path(), line.floor(), line.aim(), counted, durability, load, findings);
    }
}
