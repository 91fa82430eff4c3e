package io.goodsflow.product.ownership.adapter.persistence;

import io.goodsflow.product.ownership.domain.FieldLock;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import org.jspecify.annotations.Nullable;

/** Row of {@code product_field_lock}; times are UTC. */
record FieldLockRow(
        long itemId,
        String field,
        @Nullable String reason,
        String lockedBy,
        LocalDateTime lockedAt,
        @Nullable LocalDateTime expiresAt) {

    static FieldLockRow of(long itemId, FieldLock lock) {
        Instant end = lock.expiresAt();
        return new FieldLockRow(
                itemId,
                lock.field(),
                lock.reason(),
                lock.lockedBy(),
                LocalDateTime.ofInstant(lock.lockedAt(), ZoneOffset.UTC),
                end == null ? null : LocalDateTime.ofInstant(end, ZoneOffset.UTC));
    }

    FieldLock toLock() {
        return new FieldLock(
                field,
                reason,
                lockedBy,
                lockedAt.toInstant(ZoneOffset.UTC),
                expiresAt == null ? null : expiresAt.toInstant(ZoneOffset.UTC));
    }
}
