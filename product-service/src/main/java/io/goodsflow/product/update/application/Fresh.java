package io.goodsflow.product.update.application;

import io.goodsflow.kit.data.IdAllocator;
import io.goodsflow.product.draft.domain.Draft;
import io.goodsflow.product.update.domain.ContentPatch;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.function.LongSupplier;

/** Ids taken ahead of the transaction, because the allocator has one of its own; unused ones are gaps. */
record Fresh(long draftId, List<Long> skuIds) {

    static Fresh of(IdAllocator ids, ContentPatch patch) {
        int skus = patch.newSkus().size();
        return new Fresh(
                ids.next("draft"),
                skus == 0
                        ? List.of()
                        : Arrays.stream(ids.next("sku", skus)).boxed().toList());
    }

    /** Whether the draft brings a SKU that was not there before. */
    boolean isUsedBy(Draft draft) {
        return draft.content().skus().stream().anyMatch(sku -> skuIds.contains(sku.skuId()));
    }

    /** From the first one on: a transaction may run again. */
    LongSupplier forSkus() {
        Iterator<Long> next = skuIds.iterator();
        return next::next;
    }
}
