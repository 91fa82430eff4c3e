package io.goodsflow.product.contract.api;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A draft as other services see it.
 *
 * @param status EDITING, QC_PENDING, REJECTED, PUBLISHED, WITHDRAWN or ABANDONED
 * @param basePublishVersion version it started from, 0 for a new item
 * @param reopened true if an own, never published draft was taken up again with the same item and SKU ids
 * @param edition puts what is made from drafts of the item in order: it grows each time one of them is given its
 *     content; null for drafts from before editions were counted
 * @param skus allocated ids, in the order of the request
 */
public record DraftAnswer(
        long draftId,
        long itemId,
        long merchantId,
        String status,
        String operationId,
        long basePublishVersion,
        boolean reopened,
        @Nullable Long edition,
        List<Sku> skus) {

    public DraftAnswer {
        skus = List.copyOf(skus);
    }

    /** A draft of no edition. */
    public DraftAnswer(
            long draftId,
            long itemId,
            long merchantId,
            String status,
            String operationId,
            long basePublishVersion,
            boolean reopened,
            List<Sku> skus) {
        this(draftId, itemId, merchantId, status, operationId, basePublishVersion, reopened, null, skus);
    }

    /** A SKU of the draft with its id for life. */
    public record Sku(long skuId, @Nullable String skuCode, Map<String, String> specs) {}
}
