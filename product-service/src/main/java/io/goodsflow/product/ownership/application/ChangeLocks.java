package io.goodsflow.product.ownership.application;

import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.kit.data.IdempotentCommands;
import io.goodsflow.product.contract.error.ProductError;
import io.goodsflow.product.history.domain.HistoryAction;
import io.goodsflow.product.ownership.domain.FieldLock;
import io.goodsflow.product.publishing.application.Items;
import java.time.Instant;
import java.util.List;
import org.springframework.stereotype.Component;

/** What locking and unlocking have in common: under the item's lock, once for a key, told in the history. */
@Component
class ChangeLocks {

    private final Items items;
    private final FieldLocks locks;
    private final LockLog log;
    private final IdempotentCommands commands;

    ChangeLocks(Items items, FieldLocks locks, LockLog log, IdempotentCommands commands) {
        this.items = items;
        this.locks = locks;
        this.log = log;
        this.commands = commands;
    }

    /**
     * @param content what the command's key stands for
     * @return all locks that hold after the change
     */
    Locks handle(FieldsCommand command, List<?> content, HistoryAction action, Instant at, Runnable change) {
        return commands.execute(command.key(), content, Locks.class, () -> {
            if (items.lock(command.itemId()).isEmpty()) {
                throw new GoodsflowException(ProductError.ITEM_NOT_FOUND);
            }
            List<FieldLock> before = Locks.holding(locks.of(command.itemId()), at);
            change.run();
            List<FieldLock> after = Locks.holding(locks.of(command.itemId()), at);
            log.write(action, command, before, after, at);
            return new Locks(after);
        });
    }
}
