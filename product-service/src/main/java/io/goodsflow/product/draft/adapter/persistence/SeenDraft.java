package io.goodsflow.product.draft.adapter.persistence;

/** A draft's row as it was read. */
record SeenDraft(long draftId, long lockVersion) {}
