package io.goodsflow.product.draft.adapter.persistence;

/** Row of {@code product_draft_request}: what a CreateDraft made. */
record DraftRequestRow(String requestId, long draftId, boolean reopened) {}
