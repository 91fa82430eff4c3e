package io.goodsflow.product.draft.application;

import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.product.contract.api.DraftAnswer;
import io.goodsflow.product.contract.error.ProductError;
import io.goodsflow.product.draft.domain.Draft;

/** How a draft looks from outside. */
public final class DraftAnswers {

    private DraftAnswers() {}

    public static DraftAnswer of(Draft draft, boolean reopened) {
        return new DraftAnswer(
                draft.draftId(),
                draft.itemId(),
                draft.merchantId(),
                draft.status().name(),
                draft.origin().operationId(),
                draft.basePublishVersion(),
                reopened,
                draft.edition() == 0 ? null : draft.edition(),
                draft.content().skus().stream()
                        .map(sku -> new DraftAnswer.Sku(
                                sku.skuId(), sku.skuCode(), sku.specs().values()))
                        .toList());
    }

    public static GoodsflowException notFound() {
        return new GoodsflowException(ProductError.DRAFT_NOT_FOUND);
    }

    /** Somebody else's, or in review. */
    public static GoodsflowException occupied(Draft draft) {
        String owner = draft.origin().source() + " " + draft.origin().operator();
        return new GoodsflowException(ProductError.DRAFT_OCCUPIED, draft.draftId(), owner)
                .with("draft_id", draft.draftId())
                .with("draft_status", draft.status().name())
                .with("owner", owner);
    }

    public static GoodsflowException notEditable(Draft draft) {
        return new GoodsflowException(
                        ProductError.DRAFT_NOT_EDITABLE,
                        draft.rebaseRequired()
                                ? draft.status().name() + " (rebase required)"
                                : draft.status().name())
                .with("draft_id", draft.draftId())
                .with("draft_status", draft.status().name())
                .with("rebase_required", draft.rebaseRequired());
    }
}
