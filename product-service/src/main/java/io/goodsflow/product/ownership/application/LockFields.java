package io.goodsflow.product.ownership.application;

import io.goodsflow.kernel.FieldError;
import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.product.history.domain.HistoryAction;
import io.goodsflow.product.ownership.domain.FieldLock;
import io.goodsflow.product.ownership.domain.FieldPath;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Service;

/** Locks fields of an item against suppliers and its merchant. */
@Service
public class LockFields {

    private final ChangeLocks changeLocks;
    private final FieldLocks locks;
    private final Clock clock;

    LockFields(ChangeLocks changeLocks, FieldLocks locks, Clock clock) {
        this.changeLocks = changeLocks;
        this.locks = locks;
        this.clock = clock;
    }

    /**
     * @param expiresAt null for a lock without end
     * @return all locks that hold now
     */
    public Locks handle(FieldsCommand command, @Nullable Instant expiresAt) {
        Instant at = clock.instant().truncatedTo(ChronoUnit.MILLIS);
        demandValid(command, expiresAt, at);
        List<FieldLock> wanted = command.fields().stream()
                .map(field -> new FieldLock(field, command.reason(), command.operator(), at, expiresAt))
                .toList();
        return changeLocks.handle(
                command,
                List.of(command.content(), String.valueOf(expiresAt)),
                HistoryAction.LOCK_FIELDS,
                at,
                () -> locks.put(command.itemId(), wanted));
    }

    private static void demandValid(FieldsCommand command, @Nullable Instant expiresAt, Instant at) {
        List<FieldError> errors = new ArrayList<>();
        command.fields().stream()
                .filter(field -> !FieldPath.isOfItem(field))
                .forEach(field -> errors.add(new FieldError(
                        "fields", "field.unknown", "there is no field " + field, "字段 " + field + " 不存在")));
        if (expiresAt != null && !expiresAt.isAfter(at)) {
            errors.add(new FieldError(
                    "expires_at", "time.past", "expires_at must be in the future", "expires_at 必须晚于当前时间"));
        }
        if (!errors.isEmpty()) {
            throw GoodsflowException.invalid(errors);
        }
    }
}
