package io.goodsflow.qc.review.domain;

/**
 * The frozen submission that a verdict is about; the first four of its marks make the verdict apply to nothing else
 * (architecture 3.3).
 */
public record Submission(
        long draftId,
        int submissionNo,
        long publishVersion,
        long snapshotId,
        String contentHash,
        long itemId,
        long merchantId,
        String operationId,
        String source) {

    /** True if the other one is the same frozen content under the same number. */
    public boolean sameAs(Submission other) {
        return draftId == other.draftId
                && submissionNo == other.submissionNo
                && publishVersion == other.publishVersion
                && snapshotId == other.snapshotId
                && contentHash.equals(other.contentHash);
    }
}
