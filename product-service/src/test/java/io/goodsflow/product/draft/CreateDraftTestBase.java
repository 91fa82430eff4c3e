package io.goodsflow.product.draft;

import static io.goodsflow.product.Products.content;
import static io.goodsflow.product.Products.request;

import io.goodsflow.product.contract.api.CreateDraftRequest;
import io.goodsflow.product.contract.api.DraftContent;

/** CreateDraft and what it leaves behind. */
abstract class CreateDraftTestBase extends DraftApiTestBase {
    long drafts(long itemId) {
        Long count =
                jdbc.queryForObject("SELECT COUNT(*) FROM product_draft_tab WHERE item_id = ?", Long.class, itemId);
        return count == null ? 0 : count;
    }

    static CreateDraftRequest again(CreateDraftRequest request, DraftContent content) {
        return new CreateDraftRequest(
                request.requestId(),
                request.operationId(),
                request.merchantId(),
                request.source(),
                request.operator(),
                request.targetSaleState(),
                content);
    }
}
