package io.goodsflow.product.ownership.application;

import io.goodsflow.kernel.FieldError;
import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.kit.data.IdempotentCommands;
import io.goodsflow.kit.data.Transactions;
import io.goodsflow.product.contract.error.ProductError;
import io.goodsflow.product.history.domain.HistoryAction;
import io.goodsflow.product.ownership.domain.FieldLock;
import io.goodsflow.product.ownership.domain.FieldPath;
import io.goodsflow.product.publishing.application.Items;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Service;

/** Locks fields of an item against suppliers and its merchant, and unlocks them. */
@Service
public class LockFields {

    private final Items items;
    private final FieldLocks locks;
    private final LockLog log;
    private final IdempotentCommands commands;
    private final Transactions transactions;
    private final Clock clock;

    LockFields(
            Items items,
            FieldLocks locks,
            LockLog log,
            IdempotentCommands commands,
            Transactions transactions,
            Clock clock) {
        this.items = items;
        this.locks = locks;
        this.log = log;
        this.commands = commands;
        this.transactions = transactions;
        this.clock = clock;
    }

    /**
     * @param expiresAt null for a lock without end
     * @return all locks that hold now
     */
    public Locks handle(FieldsCommand command, @Nullable Instant expiresAt) {
        Instant at = clock.instant().truncatedTo(ChronoUnit.MILLIS);
        demandValid(command, expiresAt, at);
        return command.key() == null
                ? transactions.execute(() -> lock(command, expiresAt, at))
                : commands.execute(
                        command.key(),
                        List.of(command.content(), String.valueOf(expiresAt)),
                        Locks.class,
                        () -> lock(command, expiresAt, at));
    }

    private Locks lock(FieldsCommand command, @Nullable Instant expiresAt, Instant at) {
        if (items.lock(command.itemId()).isEmpty()) {
            throw new GoodsflowException(ProductError.ITEM_NOT_FOUND);
        }
        List<FieldLock> before = Locks.holding(locks.of(command.itemId()), at);
        locks.put(
                command.itemId(),
                command.fields().stream()
                        .map(field -> new FieldLock(field, command.reason(), command.operator(), at, expiresAt))
                        .toList());
        List<FieldLock> after = Locks.holding(locks.of(command.itemId()), at);
        log.write(HistoryAction.LOCK_FIELDS, command, before, after, at);
        return new Locks(after);
    }

    private static void demandValid(FieldsCommand command, @Nullable Instant expiresAt, Instant at) {
        List<FieldError> errors = new ArrayList<>();
        command.fields().stream()
                .filter(field -> !FieldPath.isOfItem(field))
                .forEach(field -> errors.add(new FieldError("fields", "field.unknown", "there is no field " + field)));
        if (expiresAt != null && !expiresAt.isAfter(at)) {
            errors.add(new FieldError("expires_at", "time.past", "expires_at must be in the future"));
        }
        if (!errors.isEmpty()) {
            throw GoodsflowException.invalid(errors);
        }
    }
}
