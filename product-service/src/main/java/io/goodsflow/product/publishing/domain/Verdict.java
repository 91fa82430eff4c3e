package io.goodsflow.product.publishing.domain;

import io.goodsflow.product.draft.domain.Draft;
import io.goodsflow.product.draft.domain.DraftSnapshot;
import io.goodsflow.product.draft.domain.StatusReason;
import io.goodsflow.product.draft.domain.Submission;
import java.util.List;

/**
 * A review's judgement on one frozen snapshot (architecture 3.3).
 *
 * @param submission everything that must identify the locked submission
 * @param reasons empty for a PASS; bounded
 */
public record Verdict(
        long reviewId,
        long draftId,
        Submission submission,
        VerdictResult result,
        ReviewLevel level,
        List<StatusReason> reasons) {

    public Verdict {
        reasons = Reasons.bounded(reasons);
    }

    /** Whether it judges exactly this frozen content. */
    public boolean isOn(DraftSnapshot snapshot) {
        return snapshot.draftId() == draftId && snapshot.submission().equals(submission);
    }

    /** Whether the draft is locked on exactly the submission that it judges. */
    public boolean isAwaitedBy(Draft draft) {
        return draft.draftId() == draftId && draft.waitsFor(submission.no()) && submission.equals(draft.submission());
    }
}
