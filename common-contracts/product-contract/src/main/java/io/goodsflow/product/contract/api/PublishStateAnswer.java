package io.goodsflow.product.contract.api;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How far a product's next version has come, read off its draft and its item (source 3.8).
 *
 * @param draftId null if there is no draft, because of an update only its request is known
 * @param state of a draft: EDITING, PUBLISHING (in review), PUBLISHED, FAILED (rejected or returned, see reasons) or
 *     WITHDRAWN; of an update without a draft: NO_OP, QUEUED, SUPERSEDED or REFUSED (see reasons), as {@link
 *     UpdateDraftAnswer} has them
 * @param draftStatus the draft's own status, null without a draft
 * @param publishVersion the item's present version, 0 before the first
 * @param saleState of the item's present version, null before the first
 * @param reasons why it failed, was superseded or refused, else empty
 */
public record PublishStateAnswer(
        @Nullable Long draftId,
        long itemId,
        long merchantId,
        String operationId,
        String state,
        @Nullable String draftStatus,
        long publishVersion,
        @Nullable String saleState,
        List<Reason> reasons) {

    public PublishStateAnswer {
        reasons = List.copyOf(reasons);
    }

    /** One reason; field is null if it is about the whole. */
    public record Reason(String code, @Nullable String field, String message) {}
}
