package io.goodsflow.product.update.domain;

import io.goodsflow.product.draft.domain.DraftOrigin;
import org.jspecify.annotations.Nullable;

/**
 * A change of a published item that somebody asked for.
 *
 * @param requestId of the caller
 * @param base version the change was made from; null for the present one
 */
public record Update(
        String requestId,
        long itemId,
        DraftOrigin origin,
        @Nullable Long base,
        ContentPatch patch) {}
