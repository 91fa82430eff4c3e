package io.goodsflow.product.update.application;

import io.goodsflow.kit.data.Tally;
import io.goodsflow.product.update.domain.UpdateRecord;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Service;

/**
 * Applies and submits the updates whose way is free. What waits is a row, so a crash loses nothing; what was applied is
 * not in the queue any more by the same transaction, so any number of runs apply it once.
 */
@Service
public class ApplyQueuedUpdates {

    private static final Logger LOG = LoggerFactory.getLogger(ApplyQueuedUpdates.class);

    private final Updates updates;
    private final ApplyQueuedUpdate applyQueuedUpdate;
    private final UpdateProperties settings;
    private final Tally<Turn> turns;
    private final Clock clock;

    ApplyQueuedUpdates(
            Updates updates,
            ApplyQueuedUpdate applyQueuedUpdate,
            UpdateProperties settings,
            MeterRegistry meters,
            Clock clock) {
        this.updates = updates;
        this.applyQueuedUpdate = applyQueuedUpdate;
        this.settings = settings;
        this.turns = Tally.of(meters, "goodsflow.product.updates.turns", "result", Turn.class);
        this.clock = clock;
    }

    /**
     * One batch, a transaction for each update.
     *
     * @return whether there may be more that are due
     */
    public boolean handle() {
        Instant at = clock.instant().truncatedTo(ChronoUnit.MILLIS);
        List<String> due = updates.due(at, settings.batch());
        apply(due, at);
        return due.size() == settings.batch();
    }

    /** What waits for the end of one item's draft. */
    public void handle(long itemId) {
        Instant at = clock.instant().truncatedTo(ChronoUnit.MILLIS);
        apply(updates.dueOf(itemId, at), at);
    }

    private void apply(List<String> due, Instant at) {
        for (String requestId : due) {
            try {
                updates.find(requestId)
                        .filter(UpdateRecord::waits)
                        .ifPresent(waiting -> applyQueuedUpdate.handle(waiting, at));
                turns.count(Turn.TAKEN);
            } catch (RuntimeException failure) {
                LOG.warn("queued update {} could not be applied, it is tried again", requestId, failure);
                turns.count(Turn.FAILED);
                updates.postpone(requestId, at.plus(settings.retryDelay()));
            }
        }
    }

    /** What became of an update's turn; what became of the update itself is counted with it. */
    private enum Turn {
        TAKEN,
        FAILED
    }
}
