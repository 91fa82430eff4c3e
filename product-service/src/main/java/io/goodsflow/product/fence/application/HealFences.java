package io.goodsflow.product.fence.application;

import io.goodsflow.product.fence.domain.Mutation;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Service;

/**
 * Lifts the fences that a crash left behind, once the transaction behind them must have ended: its result, whatever it
 * is, is in the database.
 */
@Service
public class HealFences {

    private static final Logger LOG = LoggerFactory.getLogger(HealFences.class);
    private static final int BATCH = 200;

    private final Fences fences;
    private final Counter healed;

    HealFences(Fences fences, MeterRegistry meters) {
        this.fences = fences;
        this.healed = meters.counter("goodsflow.product.fence.healed");
    }

    /** @return how many were lifted, one batch at most */
    public int handle() {
        try {
            List<Mutation> overdue = fences.overdue(BATCH);
            for (Mutation mutation : overdue) {
                LOG.warn(
                        "lifts the fence of {}, left behind by {}",
                        mutation.subjects(),
                        mutation.token().name());
                fences.lift(mutation);
                healed.increment();
            }
            return overdue.size();
        } catch (FenceUnavailableException down) {
            LOG.debug("cannot look for fences left behind: {}", down.getMessage());
            return 0;
        }
    }
}
