package io.goodsflow.supply.task.domain;

import java.util.Set;

/** Where a row, which is one product, stands. */
public enum RowStatus {
    INIT,
    /** With a worker, or waiting for the next attempt; an unknown outcome stays here. */
    PROCESSING,
    /** In review. */
    SUBMITTED,
    PUBLISHED,
    SKIPPED,
    FAILED;

    public boolean mayBecome(RowStatus other) {
        return next().contains(other);
    }

    private Set<RowStatus> next() {
        return switch (this) {
            case INIT -> Set.of(PROCESSING, FAILED);
            // events may overtake the answer that makes a row SUBMITTED
            case PROCESSING -> Set.of(SUBMITTED, PUBLISHED, SKIPPED, FAILED);
            // back to PROCESSING when the draft came back from its merge
            case SUBMITTED -> Set.of(PUBLISHED, FAILED, PROCESSING);
            case FAILED -> Set.of(INIT);
            case PUBLISHED, SKIPPED -> Set.of();
        };
    }

    /** Whether nothing more is expected of the row. */
    public boolean isEnd() {
        return this == PUBLISHED || this == SKIPPED || this == FAILED;
    }
}
