package io.goodsflow.product.draft.domain;

/**
 * What is locked while a verdict is awaited; a verdict must name all of it (architecture 3.3).
 *
 * @param no counts the submissions of the draft, from 1
 * @param snapshotId the frozen draft snapshot
 * @param publishVersion version the item gets if the verdict passes
 * @param contentHash hash of the frozen content
 */
public record Submission(int no, long snapshotId, long publishVersion, String contentHash) {}
