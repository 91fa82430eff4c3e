package io.goodsflow.product.publishing.adapter.persistence;

import io.goodsflow.product.publishing.domain.ItemVersion;
import java.time.LocalDateTime;
import java.time.ZoneOffset;

/** Row of {@code item_snapshot}; written once. */
record ItemSnapshotRow(
        long snapshotId,
        long itemId,
        long publishVersion,
        long draftId,
        String saleState,
        String contentHash,
        String content,
        LocalDateTime createdAt) {

    static ItemSnapshotRow of(ItemVersion version) {
        return new ItemSnapshotRow(
                version.snapshotId(),
                version.itemId(),
                version.publishVersion(),
                version.draftId(),
                version.saleState().name(),
                version.contentHash(),
                ItemJson.write(version.content()),
                LocalDateTime.ofInstant(version.at(), ZoneOffset.UTC));
    }
}
