package io.goodsflow.product.ownership.domain;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * An operator's word that a field of an item stays as it is, whatever suppliers and the merchant send.
 *
 * @param field as {@link FieldPath#isOfItem} allows it
 * @param expiresAt null for a lock without end
 */
public record FieldLock(
        String field,
        @Nullable String reason,
        String lockedBy,
        Instant lockedAt,
        @Nullable Instant expiresAt) {

    /** Whether it still holds. */
    public boolean holdsAt(Instant at) {
        return expiresAt == null || expiresAt.isAfter(at);
    }
}
