package io.goodsflow.product.fence.application;

import io.goodsflow.product.fence.domain.Mutation;
import io.goodsflow.product.fence.domain.Subject;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Service;

/**
 * Lifts the fences that a crash or a commit without an answer left behind, once the transaction behind them must have
 * ended: its result, whatever it is, is in the database. One of ours that the database holds up may not have ended even
 * when its limit has passed; then the rows that it wrote are still locked, and its fences stay.
 */
@Service
public class HealFences {

    private static final Logger LOG = LoggerFactory.getLogger(HealFences.class);
    private static final int BATCH = 200;

    private final Fences fences;
    private final OpenWrites openWrites;
    private final Counter healed;

    HealFences(Fences fences, OpenWrites openWrites, MeterRegistry meters) {
        this.fences = fences;
        this.openWrites = openWrites;
        this.healed = meters.counter("goodsflow.product.fence.healed");
    }

    /** @return how many were lifted, one batch at most */
    public int handle() {
        try {
            List<Mutation> overdue = fences.overdue(BATCH);
            Set<Subject> unended = openWrites.of(overdue.stream()
                    .flatMap(mutation -> mutation.subjects().stream())
                    .distinct()
                    .toList());
            int lifted = 0;
            for (Mutation mutation : overdue) {
                if (Collections.disjoint(mutation.subjects(), unended)) {
                    lifted += lift(mutation) ? 1 : 0;
                } else {
                    LOG.warn("the fence of {} stays up, a transaction holds it still", mutation.subjects());
                }
            }
            return lifted;
        } catch (FenceUnavailableException down) {
            LOG.debug("cannot look for fences left behind: {}", down.getMessage());
            return 0;
        }
    }

    private boolean lift(Mutation mutation) {
        if (!fences.liftOverdue(mutation)) {
            return false;
        }
        LOG.warn(
                "lifted the fence of {}, left behind by {}",
                mutation.subjects(),
                mutation.token().name());
        healed.increment();
        return true;
    }
}
