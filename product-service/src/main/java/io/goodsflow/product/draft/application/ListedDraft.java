package io.goodsflow.product.draft.application;

import io.goodsflow.product.draft.domain.ContentSource;
import io.goodsflow.product.draft.domain.DraftStatus;
import java.time.Instant;

/** A draft in a list: all but its content. */
public record ListedDraft(
        long draftId,
        long itemId,
        long merchantId,
        DraftStatus status,
        ContentSource source,
        String operator,
        String operationId,
        String title,
        long basePublishVersion,
        boolean rebaseRequired,
        Instant createdAt,
        Instant updatedAt) {}
