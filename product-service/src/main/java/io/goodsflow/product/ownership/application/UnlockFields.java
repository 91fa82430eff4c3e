package io.goodsflow.product.ownership.application;

import io.goodsflow.product.history.domain.HistoryAction;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import org.springframework.stereotype.Service;

/** Ends locks before their time; one that is not there is as wanted already. */
@Service
public class UnlockFields {

    private final ChangeLocks changeLocks;
    private final FieldLocks locks;
    private final Clock clock;

    UnlockFields(ChangeLocks changeLocks, FieldLocks locks, Clock clock) {
        this.changeLocks = changeLocks;
        this.locks = locks;
        this.clock = clock;
    }

    /** @return all locks that hold now */
    public Locks handle(FieldsCommand command) {
        Instant at = clock.instant().truncatedTo(ChronoUnit.MILLIS);
        return changeLocks.handle(
                command,
                command.content(),
                HistoryAction.UNLOCK_FIELDS,
                at,
                () -> locks.remove(command.itemId(), command.fields()));
    }
}
