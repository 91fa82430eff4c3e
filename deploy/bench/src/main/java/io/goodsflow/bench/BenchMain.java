package io.goodsflow.bench;

import io.goodsflow.bench.measure.BenchFailed;
import io.goodsflow.bench.measure.Line;
import io.goodsflow.bench.measure.Result;
import io.goodsflow.bench.measure.Site;
import io.goodsflow.demo.DemoFailed;
import io.goodsflow.devstack.DevstackException;
import io.goodsflow.devstack.Fleet;
import io.goodsflow.devstack.Settings;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;

/** {@code [NAME …] [--rounds N] [--json FILE] [--test]}: 0 when every line holds, 1 when one does not, 2 on wrong use. */
public final class BenchMain {

    private static final String CLIENT_LOG = "rocketmq.log.root";

    private BenchMain() {}

    public static void main(String[] args) {
        System.exit(run(args));
    }

    private static int run(String[] args) {
        Options options;
        try {
            options = Options.of(args);
        } catch (IllegalArgumentException wrong) {
            System.err.println(wrong.getMessage());
            System.err.println(Options.USAGE);
            return 2;
        }
        try {
            return measured(options);
        } catch (BenchFailed | DevstackException | DemoFailed failure) {
            System.err.println(failure.getMessage());
            return 1;
        }
    }

    private static int measured(Options options) {
        Settings settings = options.test() ? Settings.ofTestRun(System.getenv()) : Settings.ofFleet(System.getenv());
        Site site = new Site(new Fleet(settings));
        // The client's own logger reads nothing but the system property.
        System.setProperty(
                CLIENT_LOG, site.logs().resolve("rocketmq-client-bench").toString());
        Bench bench = new Bench(site, System.out::println);
        List<Result> results = new ArrayList<>();
        for (Line line : options.lines()) {
            Result result = bench.run(line, options.rounds().orElse(line.rounds()));
            Table.summary(result).forEach(System.out::println);
            results.add(result);
        }
        if (options.json() != null) {
            JsonReport.of(results, OffsetDateTime.now(ZoneOffset.UTC)).writeTo(options.json());
        }
        return results.stream().allMatch(Result::holds) ? 0 : 1;
    }
}
