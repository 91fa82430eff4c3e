package io.goodsflow.chaos;

import io.goodsflow.demo.Categories;
import io.goodsflow.demo.DemoFailed;
import io.goodsflow.demo.FreshProducts;
import io.goodsflow.demo.Patience;
import io.goodsflow.devstack.DevstackException;
import io.goodsflow.devstack.Fleet;
import io.goodsflow.devstack.Settings;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** {@code [--seed N] [--fault NAME] [--table FILE] [--test]}: 0 when all held, 1 when something broke, 2 on wrong use. */
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
            System.err.println("Usage: [--seed N] [--fault NAME] [--table FILE] [--test]");
            return 2;
        }
        System.out.println("Seed " + options.seed());
        try {
            return tried(options);
        } catch (DevstackException | DemoFailed failure) {
            System.err.println(failure.getMessage());
            return 1;
        }
    }

    private static int tried(Options options) throws InterruptedException {
        Settings settings = options.test() ? Settings.ofTestRun(System.getenv()) : Settings.ofFleet(System.getenv());
        Fleet fleet = new Fleet(settings);
        List<Verdict> verdicts;
        try (Target target = options.ofTheNetwork() ? Target.behindProxies(fleet) : Target.up(fleet);
                Report report = new Report(System.out, options.table())) {
            long category = category(target);
            verdicts = new Trials(target, options.seed(), category, report::tell).run(options.faults());
        }
        List<Verdict> broken =
                verdicts.stream().filter(verdict -> !verdict.isGood()).toList();
        System.out.println(verdicts.size() - broken.size() + " of " + verdicts.size() + " runs hold.");
        broken.forEach(verdict -> System.out.println("Again: " + verdict.repeat() + (options.test() ? " --test" : "")));
        return broken.isEmpty() ? 0 : 1;
    }

    /** A fleet that has just been started may be slow with its first answer. */
    private static long category(Target target) {
        return Patience.until(Duration.ofMinutes(3), "The category of the products", () -> {
            try {
                return Optional.ofNullable(new Categories(target.guest())
                        .ensure(List.of(FreshProducts.CATEGORY))
                        .get(FreshProducts.CATEGORY));
            } catch (DemoFailed notYet) {
                return Optional.empty();
            }
        });
    }
}
