package io.goodsflow.product.draft.adapter.persistence;

import java.time.LocalDateTime;

/**
 * A published draft as the purge sees it; the time is UTC.
 *
 * @param stays whether something still leads to it
 */
record PublishedDraftRow(long draftId, LocalDateTime updatedAt, boolean stays) {}
