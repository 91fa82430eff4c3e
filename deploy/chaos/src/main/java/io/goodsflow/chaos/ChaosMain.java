package io.goodsflow.chaos;

import io.goodsflow.demo.Categories;
import io.goodsflow.demo.DemoFailed;
import io.goodsflow.demo.FreshProducts;
import io.goodsflow.devstack.DevstackException;
import io.goodsflow.devstack.Fleet;
import io.goodsflow.devstack.Settings;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** {@code [--seed N] [--fault NAME] [--test]}: 0 when all held, 1 when something broke, 2 on wrong use. */
public final class ChaosMain {

    private ChaosMain() {}

    public static void main(String[] args) throws InterruptedException {
        System.exit(run(args));
    }

    private static int run(String[] args) throws InterruptedException {
        Options options;
        try {
            options = Options.of(args);
        } catch (IllegalArgumentException wrong) {
            System.err.println(wrong.getMessage());
            System.err.println("Usage: [--seed N] [--fault NAME] [--test]");
            return 2;
        }
        System.out.println("Seed " + options.seed());
        Settings settings = options.test() ? Settings.ofTestRun(System.getenv()) : Settings.ofFleet(System.getenv());
        Target target = new Target(new Fleet(settings));
        long category = Objects.requireNonNull(new Categories(target.guest())
                .ensure(List.of(FreshProducts.CATEGORY))
                .get(FreshProducts.CATEGORY));
        List<Verdict> verdicts = new ArrayList<>();
        for (Fault fault : options.faults()) {
            Verdict verdict = verdict(target, fault, options.seed(), category);
            System.out.println(verdict.line());
            verdict.findings().forEach(finding -> System.out.println("    " + finding));
            verdicts.add(verdict);
            if (!target.unhealthy().isEmpty()) {
                System.out.println("Nothing more is tried: down is " + target.unhealthy());
                return 1;
            }
        }
        List<Verdict> broken =
                verdicts.stream().filter(verdict -> !verdict.isGood()).toList();
        System.out.println(verdicts.size() - broken.size() + " of " + verdicts.size() + " faults hold.");
        broken.forEach(verdict -> System.out.println("Again: " + verdict.repeat() + (options.test() ? " --test" : "")));
        return broken.isEmpty() ? 0 : 1;
    }

    /** A fault that cannot be brought to an end is one that does not hold, and the next is tried. */
    private static Verdict verdict(Target target, Fault fault, long seed, long category) throws InterruptedException {
        try {
            return new Trial(target, fault, seed, category).run();
        } catch (DemoFailed | DevstackException | IllegalStateException failure) {
            return new Verdict(
                    fault, seed, Duration.ZERO, Duration.ZERO, 0, 0, List.of(String.valueOf(failure.getMessage())));
        }
    }
}
