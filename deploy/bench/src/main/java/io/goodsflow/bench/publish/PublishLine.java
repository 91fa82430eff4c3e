package io.goodsflow.bench.publish;

import io.goodsflow.bench.measure.Contest;
import io.goodsflow.bench.measure.Given;
import io.goodsflow.bench.measure.Line;
import io.goodsflow.bench.measure.Site;

/** From a verdict in the broker to a version that is merged and announced. */
public final class PublishLine implements Line {

    @Override
    public String name() {
        return "publish";
    }

    @Override
    public String path() {
        return "verdicts in the broker to merged and announced versions, in batches, against the slower of a bare"
                + " transactional message and the bare transaction of one merge";
    }

    @Override
    public double floor() {
        return 0.5;
    }

    @Override
    public double aim() {
        return 0.8;
    }

    @Override
    public Contest open(Site site) {
        Given given = new Given();
        try {
            return new PublishContest(site, given);
        } catch (RuntimeException e) {
            given.close();
            throw e;
        }
    }
}
