package io.goodsflow.bench.detail;

import io.goodsflow.bench.measure.Contest;
import io.goodsflow.bench.measure.Given;
import io.goodsflow.bench.measure.Measured;
import io.goodsflow.bench.measure.Round;
import io.goodsflow.bench.measure.Scales;
import io.goodsflow.bench.measure.Site;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;

/** Rounds of looking at one page. Both gateways run all the time; who is not asked costs nothing. */
final class DetailContest implements Contest {

    private static final int SHOPPERS = 32;
    private static final int LOOKS = 3_000;
    /** After fewer the compilers of the services still work beside them. */
    private static final int LOOKS_TO_WARM_UP = 15_000;

    private final Given given;
    private final HotProduct product;
    private final Shoppers ours;
    private final Shoppers theirs;
    private final Scales scales;
    private final Counted counted;
    private final List<String> findings = new ArrayList<>();

    DetailContest(Site site, Given given) {
        this.given = given;
        this.product = HotProduct.of(site);
        this.counted = new Counted(site);
        StaticUpstream upstream = given.keep(new StaticUpstream());
        SecondGateway second = given.keep(new SecondGateway(site.settings(), upstream.port()));
        Map<String, Long> processes = site.processes("gateway", "product-service", "inventory-service", "redis-state");
        processes.put("second gateway", second.pid());
        this.scales = new Scales(processes);
        this.ours = given.keep(new Shoppers(site.gateway().getPort(), SHOPPERS));
        upstream.answers(ours.once(product.path()));
        this.theirs = given.keep(new Shoppers(second.port(), SHOPPERS));
        if (!theirs.once(product.path()).equals(ours.once(product.path()))) {
            findings.add("The two routes do not give the same bytes.");
        }
        warmUp();
    }

    /** Of looks at one page few reach the services; of these all do, on either side. */
    private void warmUp() {
        IntFunction<String> different = number -> product.path() + "?look=" + number;
        ours.ask(different, LOOKS_TO_WARM_UP);
        theirs.ask(different, LOOKS_TO_WARM_UP);
    }

    @Override
    public Round round() {
        String before = ours.once(product.path());
        long misses = counted.databaseReads();
        Measured detail = scales.measure("detail", LOOKS, () -> Optional.of(ours.ask(product.path(), LOOKS)));
        // a page lives for five minutes
        if (counted.databaseReads() - misses > 1) {
            findings.add("Pages came from the database: " + (counted.databaseReads() - misses) + ".");
        }
        if (!before.equals(ours.once(product.path()))) {
            findings.add("The page did not stay the same.");
        }
        Measured fixed = scales.measure("static route", LOOKS, () -> Optional.of(theirs.ask(product.path(), LOOKS)));
        return new Round(detail, List.of(fixed));
    }

    @Override
    public List<String> findings() {
        return List.copyOf(findings);
    }

    @Override
    public Map<String, String> durability() {
        return Map.of(
                "stock",
                "asked of inventory-service after each look came in; looks that wait together share an answer");
    }

    @Override
    public void close() {
        given.close();
    }
}
