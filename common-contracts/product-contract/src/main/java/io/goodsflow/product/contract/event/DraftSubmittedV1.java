package io.goodsflow.product.contract.event;

import io.goodsflow.kernel.EventContract;
import java.time.OffsetDateTime;

/**
 * A draft was frozen and waits for a verdict (architecture 3.2). Key: draft id; sequence: submission number.
 *
 * @param snapshotId the frozen draft snapshot to review
 * @param basePublishVersion version the draft started from, 0 for a new item
 * @param publishVersion version the item gets if the verdict passes
 * @param contentHash SHA-256 over the canonical JSON of the snapshot, lower-case hex
 * @param source who supplied it: SUPPLIER, MERCHANT or OPERATOR
 */
@EventContract(type = "product.draft-submitted", version = 1, topic = "product-draft")
public record DraftSubmittedV1(
        long draftId,
        long itemId,
        long merchantId,
        int submissionNo,
        long snapshotId,
        long basePublishVersion,
        long publishVersion,
        String contentHash,
        String operationId,
        String source,
        OffsetDateTime submittedAt) {}
