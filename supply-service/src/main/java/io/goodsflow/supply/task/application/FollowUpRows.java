package io.goodsflow.supply.task.application;

import io.goodsflow.kit.trace.Step;
import io.goodsflow.kit.trace.Tracing;
import io.goodsflow.supply.task.domain.DraftFate;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Service;

/**
 * Asks product-service what became of rows in review of which nothing was heard for long: their event may be lost. What it
 * says goes the way of the event.
 */
@Service
public class FollowUpRows {
    private static final Logger log = LoggerFactory.getLogger(FollowUpRows.class);
    private static final int BATCH = 50;
    private final Rows rows;
    private final DraftFates fates;
    private final FollowDraft followDraft;
    private final ImportProperties settings;
    private final Tracing tracing;

    FollowUpRows(Rows rows, DraftFates fates, FollowDraft followDraft, ImportProperties settings, Tracing tracing) {
        this.rows = rows;
        this.fates = fates;
        this.followDraft = followDraft;
        this.settings = settings;
        this.tracing = tracing;
    }

    /** @return true if there may be more to do at once */
    public boolean handle() {
        int asked = 0;
        for (Rows.WaitingRow row : rows.waiting(BATCH)) {
            // put off first: a row that cannot be read must not keep the others from their turn
            if (rows.followedUp(row.id(), settings.followUpAfter()) && !followUp(row)) {
                return false;
            }
            asked++;
        }
        return asked == BATCH;
    }

    /** @return false if product-service cannot be asked now */
    private boolean followUp(Rows.WaitingRow row) {
        try (Step step = tracing.resume("follow up row", row.traceparent())) {
            step.tag("row.id", row.id());
            DraftFate fate = fates.of(row.operationId());
            apply(row, fate);
            return !(fate instanceof DraftFate.Unknown);
        }
    }

    private void apply(Rows.WaitingRow row, DraftFate fate) {
        String operation = row.operationId();
        if (fate instanceof DraftFate.Waiting) {
            log.debug("row {} is in review still", row.id());
            return;
        }
        log.warn("no event was heard for row {}: {}", row.id(), fate);
        if (fate instanceof DraftFate.Published) {
            followDraft.published(operation);
        } else if (fate instanceof DraftFate.Rejected rejected) {
            followDraft.rejected(operation, rejected.reasons());
        } else if (fate instanceof DraftFate.Returned returned) {
            followDraft.returned(operation, row.submissionNo(), returned);
        } else if (fate instanceof DraftFate.Ended ended) {
            followDraft.ended(operation, ended.reasons());
        } else if (fate instanceof DraftFate.Lost) {
            followDraft.lost(operation);
        }
    }
}
