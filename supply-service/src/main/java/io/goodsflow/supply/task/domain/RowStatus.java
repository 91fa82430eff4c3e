package io.goodsflow.supply.task.domain;

import java.util.EnumSet;
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

    private Set<RowStatus> next = Set.of();

    static {
        INIT.next = EnumSet.of(PROCESSING, FAILED);
        // events may overtake the answer that makes a row SUBMITTED
        PROCESSING.next = EnumSet.of(SUBMITTED, PUBLISHED, SKIPPED, FAILED);
        // back to PROCESSING when the draft came back from its merge
        SUBMITTED.next = EnumSet.of(PUBLISHED, FAILED, PROCESSING);
        FAILED.next = EnumSet.of(INIT);
    }

    public boolean mayBecome(RowStatus other) {
        return next.contains(other);
    }

    /** Whether nothing more is expected of the row. */
    public boolean isEnd() {
        return this == PUBLISHED || this == SKIPPED || this == FAILED;
    }
}
