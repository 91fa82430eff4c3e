package io.goodsflow.product.contract.event;

import io.goodsflow.kernel.EventContract;

/**
 * A draft was merged into its item (architecture 3.4). Key: draft id; sequence: submission number.
 *
 * @param snapshotId the item snapshot of the new version
 * @param saleState ONLINE, OFFLINE, BANNED or ARCHIVED
 */
@EventContract(type = "product.draft-published", version = 1, topic = "product-draft")
public record DraftPublishedV1(
        long draftId,
        long itemId,
        long merchantId,
        int submissionNo,
        String operationId,
        long publishVersion,
        long snapshotId,
        String saleState) {}
