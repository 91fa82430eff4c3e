package io.goodsflow.product.draft.adapter.persistence;

import io.goodsflow.product.draft.domain.ContentSource;
import io.goodsflow.product.draft.domain.DraftSnapshot;
import io.goodsflow.product.draft.domain.Submission;
import java.time.LocalDateTime;
import java.time.ZoneOffset;

/** Row of {@code draft_snapshot}; written once. */
record SnapshotRow(
        long snapshotId,
        long draftId,
        int submissionNo,
        long itemId,
        long merchantId,
        String source,
        long publishVersion,
        String contentHash,
        String content,
        LocalDateTime createdAt) {

    static SnapshotRow of(DraftSnapshot snapshot) {
        Submission submission = snapshot.submission();
        return new SnapshotRow(
                submission.snapshotId(),
                snapshot.draftId(),
                submission.no(),
                snapshot.itemId(),
                snapshot.merchantId(),
                snapshot.source().name(),
                submission.publishVersion(),
                submission.contentHash(),
                ContentJson.write(snapshot.content()),
                LocalDateTime.ofInstant(snapshot.createdAt(), ZoneOffset.UTC));
    }

    DraftSnapshot toSnapshot() {
        return new DraftSnapshot(
                draftId,
                itemId,
                merchantId,
                ContentSource.valueOf(source),
                new Submission(submissionNo, snapshotId, publishVersion, contentHash),
                ContentJson.read(content),
                createdAt.toInstant(ZoneOffset.UTC));
    }
}
