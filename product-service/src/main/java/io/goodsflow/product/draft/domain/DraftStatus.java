package io.goodsflow.product.draft.domain;

import java.util.Set;

/**
 * Where a draft stands (architecture 3.1). {@code EDITING} and {@code QC_PENDING} hold the item's one active slot. A
 * published, withdrawn or abandoned draft is over.
 */
public enum DraftStatus {
    EDITING,
    QC_PENDING,
    REJECTED,
    PUBLISHED,
    WITHDRAWN,
    ABANDONED;

    private Set<DraftStatus> next() {
        return switch (this) {
            case EDITING -> Set.of(QC_PENDING, ABANDONED);
            case QC_PENDING -> Set.of(PUBLISHED, REJECTED, EDITING, WITHDRAWN);
            case REJECTED -> Set.of(EDITING, ABANDONED);
            case PUBLISHED, WITHDRAWN, ABANDONED -> Set.of();
        };
    }

    public boolean mayBecome(DraftStatus status) {
        return next().contains(status);
    }

    /** Whether it is not over: a rejected draft may be taken up again. */
    public boolean isLive() {
        return isActive() || this == REJECTED;
    }

    /** Whether it holds the item's one active slot. */
    public boolean isActive() {
        return this == EDITING || this == QC_PENDING;
    }
}
