package io.goodsflow.product.publishing.domain;

import io.goodsflow.product.draft.domain.DraftSnapshot;

/**
 * A submission that passed.
 *
 * @param verdict on exactly this snapshot
 */
public record Passed(Verdict verdict, DraftSnapshot reviewed) {

    public Passed {
        if (verdict.result() != VerdictResult.PASS || !verdict.isOn(reviewed)) {
            throw new IllegalArgumentException("review " + verdict.reviewId() + " did not pass snapshot "
                    + reviewed.submission().snapshotId());
        }
    }

    public long itemId() {
        return reviewed.itemId();
    }
}
