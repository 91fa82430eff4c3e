package io.goodsflow.bench;

import io.goodsflow.bench.measure.BenchFailed;
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
        List<String> findings = new ArrayList<>();
        Map<String, String> durability;
        told.accept(line.name() + ": " + line.path());
        Contest contest = line.open(site);
        try {
            told.accept(Table.round("warm-up", contest.round()));
            for (int number = 1; number <= rounds; number++) {
                Round round = contest.round();
                told.accept(Table.round(Integer.toString(number), round));
                counted.add(round);
            }
            findings.addAll(contest.findings());
            durability = contest.durability();
        } finally {
            giveBack(contest, findings);
        }
        Load load = new Load(Runtime.getRuntime().availableProcessors(), before, Load.now());
        return new Result(line.name(), line.path(), line.floor(), line.aim(), counted, durability, load, findings);
    }

    /** What cannot be given back is told, and does not take the figures with it. */
    private static void giveBack(Contest contest, List<String> findings) {
        try {
            contest.close();
        } catch (BenchFailed stuck) {
            findings.add(String.valueOf(stuck.getMessage()));
        }
    }
}
