package io.goodsflow.product.draft.domain;

/**
 * Where a draft comes from.
 *
 * @param operationId carried by every event of the draft
 * @param operator who asked, for the history
 */
public record DraftOrigin(
        long merchantId, ContentSource source, String operator, String operationId, TargetSale targetSale) {}
