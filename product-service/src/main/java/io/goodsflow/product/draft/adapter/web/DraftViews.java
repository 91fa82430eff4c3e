package io.goodsflow.product.draft.adapter.web;

import io.goodsflow.product.draft.application.ListedDraft;
import io.goodsflow.product.draft.domain.Draft;
import io.goodsflow.product.draft.domain.DraftStatus;
import io.goodsflow.product.draft.domain.ProductContent;
import io.goodsflow.product.draft.domain.StatusReason;
import io.goodsflow.product.draft.domain.Submission;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Drafts as the back office sees them. */
final class DraftViews {

    private DraftViews() {}

    static Listed listed(ListedDraft draft) {
        return new Listed(
                draft.draftId(),
                draft.itemId(),
                draft.merchantId(),
                draft.status(),
                draft.source().name(),
                draft.operator(),
                draft.operationId(),
                draft.title(),
                draft.basePublishVersion(),
                draft.rebaseRequired(),
                draft.createdAt(),
                draft.updatedAt());
    }

    static Detail detail(Draft draft) {
        return new Detail(
                draft.draftId(),
                draft.itemId(),
                draft.merchantId(),
                draft.status(),
                draft.origin().source().name(),
                draft.origin().operator(),
                draft.origin().operationId(),
                draft.basePublishVersion(),
                draft.rebaseRequired(),
                draft.reasons(),
                draft.submission(),
                content(draft.content()),
                draft.createdAt(),
                draft.updatedAt());
    }

    private static Content content(ProductContent content) {
        return new Content(
                content.categoryId(),
                content.categoryName(),
                content.title(),
                content.description(),
                content.brand(),
                content.outerId(),
                content.imageUrls(),
                content.attributes(),
                content.skus().stream()
                        .map(sku -> new DraftSku(
                                sku.skuId(), sku.skuCode(), sku.specs().values(), sku.price()))
                        .toList());
    }

    record Listed(
            long draftId,
            long itemId,
            long merchantId,
            DraftStatus status,
            String source,
            String operator,
            String operationId,
            String title,
            long basePublishVersion,
            boolean rebaseRequired,
            Instant createdAt,
            Instant updatedAt) {}

    /** The submission is the last one, null before the first. */
    record Detail(
            long draftId,
            long itemId,
            long merchantId,
            DraftStatus status,
            String source,
            String operator,
            String operationId,
            long basePublishVersion,
            boolean rebaseRequired,
            List<StatusReason> reasons,
            @Nullable Submission submission,
            Content content,
            Instant createdAt,
            Instant updatedAt) {}

    record Content(
            long categoryId,
            String categoryName,
            String title,
            @Nullable String description,
            @Nullable String brand,
            @Nullable String outerId,
            List<String> imageUrls,
            Map<String, String> attributes,
            List<DraftSku> skus) {}

    /** Price in fen. */
    record DraftSku(long skuId, @Nullable String skuCode, Map<String, String> specs, long price) {}
}
