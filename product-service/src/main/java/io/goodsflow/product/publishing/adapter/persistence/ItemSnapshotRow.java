package io.goodsflow.product.publishing.adapter.persistence;

import io.goodsflow.product.publishing.domain.ItemVersion;
import io.goodsflow.product.publishing.domain.VersionFacts;
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
        String facts,
        String snapshotHash,
        LocalDateTime createdAt) {

    static ItemSnapshotRow of(ItemVersion version, VersionFacts facts) {
        return new ItemSnapshotRow(
                version.snapshotId(),
                version.itemId(),
                version.publishVersion(),
                version.draftId(),
                version.saleState().name(),
                version.contentHash(),
                ItemJson.write(version.content()),
                ItemJson.write(facts),
                facts.hash(version),
                LocalDateTime.ofInstant(version.at(), ZoneOffset.UTC));
    }
}
