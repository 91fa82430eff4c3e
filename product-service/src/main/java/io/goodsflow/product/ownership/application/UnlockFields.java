package io.goodsflow.product.ownership.application;

import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.kit.data.IdempotentCommands;
import io.goodsflow.kit.data.Transactions;
import io.goodsflow.product.contract.error.ProductError;
import io.goodsflow.product.history.domain.HistoryAction;
import io.goodsflow.product.ownership.domain.FieldLock;
import io.goodsflow.product.publishing.application.Items;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import org.springframework.stereotype.Service;

/** Ends locks before their time; one that is not there is as wanted already. */
@Service
public class UnlockFields {

    private final Items items;
    private final FieldLocks locks;
    private final LockLog log;
    private final IdempotentCommands commands;
    private final Transactions transactions;
    private final Clock clock;

    UnlockFields(
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

    /** @return all locks that hold now */
    public Locks handle(FieldsCommand command) {
        Instant at = clock.instant().truncatedTo(ChronoUnit.MILLIS);
        return command.key() == null
                ? transactions.execute(() -> unlock(command, at))
                : commands.execute(command.key(), command.content(), Locks.class, () -> unlock(command, at));
    }

    private Locks unlock(FieldsCommand command, Instant at) {
        if (items.lock(command.itemId()).isEmpty()) {
            throw new GoodsflowException(ProductError.ITEM_NOT_FOUND);
        }
        List<FieldLock> before = Locks.holding(locks.of(command.itemId()), at);
        locks.remove(command.itemId(), command.fields());
        List<FieldLock> after = Locks.holding(locks.of(command.itemId()), at);
        log.write(HistoryAction.UNLOCK_FIELDS, command, before, after, at);
        return new Locks(after);
    }
}
