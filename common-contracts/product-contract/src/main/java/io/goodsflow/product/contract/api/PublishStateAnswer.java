package io.goodsflow.product.contract.api;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How far a product's next version has come, read off its draft and its item (source 3.8).
 *
 * @param state EDITING, PUBLISHING (in review), PUBLISHED, FAILED (rejected or returned, see reasons) or WITHDRAWN
 * @param draftStatus the draft's own status
 * @param publishVersion the item's present version, 0 before the first
 * @param saleState of the item's present version, null before the first
 * @param reasons why it failed, else empty
 */
public record PublishStateAnswer(
        long draftId,
        long itemId,
        long merchantId,
        String operationId,
        String state,
        String draftStatus,
        long publishVersion,
        @Nullable String saleState,
        List<Reason> reasons) {

    public PublishStateAnswer {
        reasons = List.copyOf(reasons);
    }

    /** One reason; field is null if it is about the whole. */
    public record Reason(String code, @Nullable String field, String message) {}
}
