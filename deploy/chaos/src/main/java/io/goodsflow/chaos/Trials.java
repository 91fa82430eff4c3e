package io.goodsflow.chaos;

import io.goodsflow.demo.DemoFailed;
import io.goodsflow.devstack.DevstackException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The undisturbed run of a seed, and then every fault against it. */
final class Trials {

    private final Target target;
    private final long seed;
    private final long category;
    private final Consumer<Verdict> told;
    private @Nullable Figures undisturbed;

    /** @param told hears of each verdict as it is there */
    Trials(Target target, long seed, long category, Consumer<Verdict> told) {
        this.target = target;
        this.seed = seed;
        this.category = category;
        this.told = told;
    }

    /** Ends early when a part does not come back. */
    List<Verdict> run(List<Fault> faults) throws InterruptedException {
        List<Verdict> verdicts = new ArrayList<>();
        List<Fault> all = new ArrayList<>();
        all.add(Fault.NONE);
        faults.stream().filter(fault -> !fault.equals(Fault.NONE)).forEach(all::add);
        for (Fault fault : all) {
            Verdict verdict = judged(fault);
            told.accept(verdict);
            verdicts.add(verdict);
            if (undisturbed == null) {
                break;
            }
            List<String> down = target.down();
            if (!down.isEmpty()) {
                told.accept(Verdict.broken(fault, seed, "nothing more is tried: down is " + down));
                break;
            }
        }
        return verdicts;
    }

    /** A fault that cannot be brought to an end is one that does not hold, and the next is tried. */
    private Verdict judged(Fault fault) throws InterruptedException {
        try {
            Trial.Outcome outcome = new Trial(target, fault, seed, category).run();
            Figures expected = undisturbed;
            if (expected == null) {
                undisturbed = outcome.figures();
                return outcome.verdict();
            }
            return outcome.verdict().with(outcome.figures().differencesFrom(expected));
        } catch (DemoFailed | DevstackException | IllegalStateException failure) {
            return Verdict.broken(fault, seed, String.valueOf(failure.getMessage()));
        }
    }
}
