package io.goodsflow.qc.review.domain;

import java.util.List;

/**
 * A frozen content with the marks that say which submission it is.
 *
 * @param texts every text a buyer can read, the title among them
 * @param prices in fen, in the order of the SKUs
 */
public record FrozenContent(
        long draftId,
        int submissionNo,
        long publishVersion,
        long snapshotId,
        String contentHash,
        String title,
        List<Text> texts,
        List<Long> prices) {

    public FrozenContent {
        texts = List.copyOf(texts);
        prices = List.copyOf(prices);
    }

    /** @param field snake_case path */
    public record Text(String field, String value) {}

    /** True if this is what was submitted, and not some other content under its name. */
    public boolean isOf(Submission submission) {
        return draftId == submission.draftId()
                && submissionNo == submission.submissionNo()
                && publishVersion == submission.publishVersion()
                && snapshotId == submission.snapshotId()
                && contentHash.equals(submission.contentHash());
    }
}
