package io.goodsflow.product.publishing.adapter.persistence;

import io.goodsflow.product.publishing.domain.PublishedVersion;
import io.goodsflow.product.publishing.domain.SaleState;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import org.jspecify.annotations.Nullable;

/** Row of {@code item_snapshot} with the merchant of its item. */
record PublishedVersionRow(
        long snapshotId,
        long itemId,
        long merchantId,
        long publishVersion,
        long draftId,
        String saleState,
        String contentHash,
        String content,
        @Nullable String facts,
        @Nullable String snapshotHash,
        LocalDateTime createdAt) {

    PublishedVersion toVersion() {
        return new PublishedVersion(
                snapshotId,
                itemId,
                merchantId,
                publishVersion,
                draftId,
                SaleState.valueOf(saleState),
                contentHash,
                ItemJson.readContent(content),
                facts == null ? null : ItemJson.readFacts(facts),
                snapshotHash,
                createdAt.toInstant(ZoneOffset.UTC));
    }
}
