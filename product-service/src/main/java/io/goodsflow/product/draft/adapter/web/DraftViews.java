package io.goodsflow.product.draft.adapter.web;

import io.goodsflow.product.draft.application.ContentView;
import io.goodsflow.product.draft.application.ListedDraft;
import io.goodsflow.product.draft.domain.Draft;
import io.goodsflow.product.draft.domain.DraftStatus;
import io.goodsflow.product.draft.domain.StatusReason;
import io.goodsflow.product.draft.domain.Submission;
import java.time.Instant;
import java.util.List;
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
                ContentView.of(draft.content()),
                draft.createdAt(),
                draft.updatedAt());
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
            ContentView content,
            Instant createdAt,
            Instant updatedAt) {}
}
