package io.goodsflow.bench.publish;

/**
 * All rows that one merge has left, table by table.
 *
 * @param draft as it is afterwards
 * @param identity as it is afterwards
 * @param events the item's news and the draft's
 */
record Merge(
        TableRows draft,
        TableRows identity,
        TableRows verdict,
        TableRows item,
        TableRows skus,
        TableRows snapshots,
        TableRows history,
        TableRows itemEvents,
        TableRows draftEvents) {

    static final String ITEM_CHANGED = "product.item-changed";
    static final String DRAFT_PUBLISHED = "product.draft-published";

    long draftId() {
        return Long.parseLong(draft.text(0, "draft_id"));
    }

    long itemId() {
        return Long.parseLong(draft.text(0, "item_id"));
    }
}
