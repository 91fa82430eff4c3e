package io.goodsflow.chaos;

import io.goodsflow.devstack.Fleet;
import java.util.List;

/** Faults in the middle of an import and of orders, for the tests of a running fleet. */
public final class Drill {

    private Drill() {}

    /**
     * The undisturbed run of the seed, and every fault against it.
     *
     * @param names as {@code --fault} takes them; none of the network, for which every service would be started again
     * @return a line for each run that does not hold, with the command that repeats it and what was found
     */
    public static List<String> run(Fleet fleet, long seed, long category, String names) throws InterruptedException {
        List<Fault> faults = Fault.named(names);
        if (faults.stream().anyMatch(fault -> fault.kind().isOfTheNetwork())) {
            throw new IllegalArgumentException("faults of the network need proxies: " + names);
        }
        return new Trials(Target.of(fleet), seed, category, verdict -> {})
                .run(faults).stream()
                        .filter(verdict -> !verdict.isGood())
                        .map(verdict -> verdict.line() + " " + verdict.findings())
                        .toList();
    }
}
