package io.goodsflow.bench.detail;

import io.goodsflow.bench.measure.Contest;
import io.goodsflow.bench.measure.Given;
import io.goodsflow.bench.measure.Line;
import io.goodsflow.bench.measure.Site;

/** A cached page with its live stock, through the gateway. */
public final class DetailLine implements Line {

    @Override
    public String name() {
        return "detail";
    }

    @Override
    public String path() {
        return "a cached page with live stock through the gateway, against a static route of the same gateway with the"
                + " same bytes";
    }

    @Override
    public double floor() {
        return 0.7;
    }

    @Override
    public double aim() {
        return 0.9;
    }

    @Override
    public Contest open(Site site) {
        Given given = new Given();
        try {
            return new DetailContest(site, given);
        } catch (RuntimeException e) {
            given.close();
            throw e;
        }
    }
}
