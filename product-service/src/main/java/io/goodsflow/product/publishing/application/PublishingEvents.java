package io.goodsflow.product.publishing.application;

import io.goodsflow.product.contract.event.DraftPublishedV1;
import io.goodsflow.product.contract.event.DraftReason;
import io.goodsflow.product.contract.event.DraftRejectedV1;
import io.goodsflow.product.contract.event.DraftReturnedV1;
import io.goodsflow.product.contract.event.ItemChangedV1;
import io.goodsflow.product.draft.domain.Draft;
import io.goodsflow.product.draft.domain.ProductContent;
import io.goodsflow.product.draft.domain.StatusReason;
import io.goodsflow.product.publishing.domain.ItemVersion;
import io.goodsflow.product.publishing.domain.Verdict;
import java.time.ZoneOffset;
import java.util.List;

/** What is told of a verdict's effect. */
final class PublishingEvents {

    private PublishingEvents() {}

    static ItemChangedV1 changed(ItemVersion version) {
        return new ItemChangedV1(
                version.itemId(),
                version.merchantId(),
                version.draftId(),
                version.operationId(),
                version.publishVersion(),
                version.eventType().name(),
                version.at().atOffset(ZoneOffset.UTC),
                version.snapshotId(),
                version.changedFields(),
                core(version));
    }

    private static ItemChangedV1.Core core(ItemVersion version) {
        ProductContent content = version.content();
        return new ItemChangedV1.Core(
                content.title(),
                content.categoryId(),
                content.brand(),
                version.saleState().name(),
                content.skus().stream()
                        .map(sku -> new ItemChangedV1.Sku(
                                sku.skuId(), sku.skuCode(), sku.specs().values(), sku.price()))
                        .toList());
    }

    static DraftPublishedV1 published(Verdict verdict, ItemVersion version) {
        return new DraftPublishedV1(
                version.draftId(),
                version.itemId(),
                version.merchantId(),
                verdict.submission().no(),
                version.operationId(),
                version.publishVersion(),
                version.snapshotId(),
                version.saleState().name());
    }

    static DraftRejectedV1 rejected(Draft draft, Verdict verdict) {
        return new DraftRejectedV1(
                draft.draftId(),
                draft.itemId(),
                draft.merchantId(),
                verdict.submission().no(),
                draft.origin().operationId(),
                verdict.level().name(),
                reasons(verdict.reasons()));
    }

    static DraftReturnedV1 returned(
            Draft draft, Verdict verdict, long currentPublishVersion, List<StatusReason> reasons) {
        return new DraftReturnedV1(
                draft.draftId(),
                draft.itemId(),
                draft.merchantId(),
                verdict.submission().no(),
                draft.origin().operationId(),
                currentPublishVersion,
                reasons(reasons));
    }

    private static List<DraftReason> reasons(List<StatusReason> reasons) {
        return reasons.stream()
                .map(reason -> new DraftReason(reason.code(), reason.field(), reason.message()))
                .toList();
    }
}
