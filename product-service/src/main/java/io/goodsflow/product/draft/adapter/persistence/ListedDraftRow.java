package io.goodsflow.product.draft.adapter.persistence;

import io.goodsflow.product.draft.application.ListedDraft;
import io.goodsflow.product.draft.domain.ContentSource;
import io.goodsflow.product.draft.domain.DraftStatus;
import java.time.LocalDateTime;
import java.time.ZoneOffset;

/** Row of a list; times are UTC. */
record ListedDraftRow(
        long draftId,
        long itemId,
        long merchantId,
        String source,
        String operator,
        String operationId,
        String status,
        String title,
        long basePublishVersion,
        boolean rebaseRequired,
        LocalDateTime createdAt,
        LocalDateTime updatedAt) {

    ListedDraft toListed() {
        return new ListedDraft(
                draftId,
                itemId,
                merchantId,
                DraftStatus.valueOf(status),
                ContentSource.valueOf(source),
                operator,
                operationId,
                title,
                basePublishVersion,
                rebaseRequired,
                createdAt.toInstant(ZoneOffset.UTC),
                updatedAt.toInstant(ZoneOffset.UTC));
    }
}
