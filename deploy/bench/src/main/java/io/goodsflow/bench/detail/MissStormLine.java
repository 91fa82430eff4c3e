package io.goodsflow.bench.detail;

import io.goodsflow.bench.measure.Contest;
import io.goodsflow.bench.measure.Given;
import io.goodsflow.bench.measure.Line;
import io.goodsflow.bench.measure.Site;

/** Many ask at once for a page that is not cached. What counts is that the database is read once. */
public final class MissStormLine implements Line {

    @Override
    public String name() {
        return "miss-storm";
    }

    @Override
    public String path() {
        return "64 at once at a page that is not cached, against the same at a cached one; the database must be read once";
    }

    @Override
    public double floor() {
        return 0.2;
    }

    @Override
    public double aim() {
        return 0.7;
    }

    @Override
    public Contest open(Site site) {
        Given given = new Given();
        try {
            return new MissStormContest(site, given);
        } catch (RuntimeException e) {
            given.close();
            throw e;
        }
    }
}
