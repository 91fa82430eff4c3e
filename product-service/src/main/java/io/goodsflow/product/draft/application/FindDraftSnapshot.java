package io.goodsflow.product.draft.application;

import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.product.contract.api.DraftSnapshotAnswer;
import io.goodsflow.product.contract.error.ProductError;
import io.goodsflow.product.draft.domain.DraftSnapshot;
import io.goodsflow.product.draft.domain.ProductContent;
import org.springframework.stereotype.Service;

/** Shows a frozen draft exactly as it was submitted. */
@Service
public class FindDraftSnapshot {

    private final DraftSnapshots snapshots;

    FindDraftSnapshot(DraftSnapshots snapshots) {
        this.snapshots = snapshots;
    }

    public DraftSnapshotAnswer handle(long snapshotId) {
        return snapshots
                .find(snapshotId)
                .map(FindDraftSnapshot::answer)
                .orElseThrow(() -> new GoodsflowException(ProductError.SNAPSHOT_NOT_FOUND));
    }

    private static DraftSnapshotAnswer answer(DraftSnapshot snapshot) {
        return new DraftSnapshotAnswer(
                snapshot.submission().snapshotId(),
                snapshot.draftId(),
                snapshot.itemId(),
                snapshot.merchantId(),
                snapshot.submission().no(),
                snapshot.submission().publishVersion(),
                snapshot.submission().contentHash(),
                snapshot.source().name(),
                answer(snapshot.content()));
    }

    private static DraftSnapshotAnswer.Content answer(ProductContent content) {
        return new DraftSnapshotAnswer.Content(
                content.categoryId(),
                content.categoryName(),
                content.title(),
                content.description(),
                content.brand(),
                content.outerId(),
                content.imageUrls(),
                content.attributes(),
                content.skus().stream()
                        .map(sku -> new DraftSnapshotAnswer.Sku(
                                sku.skuId(), sku.skuCode(), sku.specs().values(), sku.price()))
                        .toList());
    }
}
