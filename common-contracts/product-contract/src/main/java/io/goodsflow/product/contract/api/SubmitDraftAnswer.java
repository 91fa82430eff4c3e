package io.goodsflow.product.contract.api;

/** The frozen submission; snapshotId names the draft snapshot, publishVersion the candidate version. */
public record SubmitDraftAnswer(
        long draftId, String status, int submissionNo, long snapshotId, long publishVersion, String contentHash) {}
