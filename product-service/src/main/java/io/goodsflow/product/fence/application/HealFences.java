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
    /** What is held beyond so many is looked at when those before it have ended. */
    private static final int MOST_BATCHES = 50;

    private final Fences fences;
    private final OpenWrites openWrites;
    private final Counter healed;

    HealFences(Fences fences, OpenWrites openWrites, MeterRegistry meters) {
        this.fences = fences;
        this.openWrites = openWrites;
        this.healed = meters.counter("goodsflow.product.fence.healed");
    }

    /** @return how many were lifted, fifty batches at most; those that are held keep none of the others waiting */
    public int handle() {
        int lifted = 0;
        int held = 0;
        try {
            for (int batch = 0; batch < MOST_BATCHES; batch++) {
                Fences.Overdue overdue = fences.overdue(held, BATCH);
                List<Mutation> ended = ended(overdue.mutations());
                for (Mutation mutation : ended) {
                    lifted += lift(mutation) ? 1 : 0;
                }
                held += overdue.mutations().size() - ended.size();
                if (!overdue.more()) {
                    break;
                }
            }
        } catch (FenceUnavailableException down) {
            LOG.debug("cannot look for fences left behind: {}", down.getMessage());
        }
        return lifted;
    }

    private List<Mutation> ended(List<Mutation> overdue) {
        Set<Subject> unended = openWrites.of(overdue.stream()
                .flatMap(mutation -> mutation.subjects().stream())
                .distinct()
                .toList());
        if (!unended.isEmpty()) {
            LOG.warn("the fences of {} stay up, transactions hold them still", unended);
        }
        return overdue.stream()
                .filter(mutation -> Collections.disjoint(mutation.subjects(), unended))
                .toList();
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
