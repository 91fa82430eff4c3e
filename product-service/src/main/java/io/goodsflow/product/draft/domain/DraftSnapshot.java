package io.goodsflow.product.draft.domain;

import java.time.Instant;

/** A draft's content exactly as it was submitted; never changed, so that what is reviewed is what is published. */
public record DraftSnapshot(
        long draftId,
        long itemId,
        long merchantId,
        ContentSource source,
        Submission submission,
        ProductContent content,
        Instant createdAt) {

    public static DraftSnapshot of(Draft draft, Submission submission, Instant at) {
        return new DraftSnapshot(
                draft.draftId(),
                draft.itemId(),
                draft.merchantId(),
                draft.origin().source(),
                submission,
                draft.content(),
                at);
    }
}
