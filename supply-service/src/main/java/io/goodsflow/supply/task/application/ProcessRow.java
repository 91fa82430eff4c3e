package io.goodsflow.supply.task.application;

import io.goodsflow.kernel.CommonError;
import io.goodsflow.kit.data.Lease;
import io.goodsflow.kit.data.LeaseLostException;
import io.goodsflow.kit.data.LeaseTable;
import io.goodsflow.kit.data.Transactions;
import io.goodsflow.supply.contract.error.SupplyError;
import io.goodsflow.supply.task.domain.Failure;
import io.goodsflow.supply.task.domain.RemoteOutcome;
import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.stereotype.Service;

/**
 * Takes a row through its steps (source 3.5.7, stage 3): draft, stock, submission. Each answer is stored before the next
 * step; no call is made inside a transaction; a repeat goes on where the row stands.
 */
@Service
public class ProcessRow {
    private static final Logger log = LoggerFactory.getLogger(ProcessRow.class);
    private final Rows rows;
    private final Drafts drafts;
    private final Stock stock;
    private final LeaseTable leases;
    private final Transactions transactions;
    private final CompleteTask complete;
    private final ImportProperties settings;

    ProcessRow(
            Rows rows,
            Drafts drafts,
            Stock stock,
            @Qualifier("rowLeases") LeaseTable leases,
            Transactions transactions,
            CompleteTask complete,
            ImportProperties settings) {
        this.rows = rows;
        this.drafts = drafts;
        this.stock = stock;
        this.leases = leases;
        this.transactions = transactions;
        this.complete = complete;
        this.settings = settings;
    }

    /** Does nothing if the row has ended, is in review, was not dispatched, or is with another worker. */
    public void handle(long rowId) {
        handle(rowId, () -> true);
    }

    /**
     * As above, for somebody who waits.
     *
     * @param patience asked before each step but the first; when it is at an end, the healer goes on at once
     */
    public void handle(long rowId, BooleanSupplier patience) {
        Optional<Lease> lease = leases.tryClaim(rowId, settings.rowLease());
        if (lease.isEmpty()) {
            return;
        }
        try {
            boolean more = step(rows.work(rowId).orElseThrow(), lease.get());
            while (more && patience.getAsBoolean()) {
                more = step(rows.work(rowId).orElseThrow(), lease.get());
            }
            if (more) {
                leaveToHealer(rowId, lease.get());
            }
        } catch (LeaseLostException e) {
            log.info("row {} is with another worker now", rowId);
        } finally {
            leases.release(rowId, lease.get());
        }
    }

    /** One step; false if the row is to be left alone. */
    private boolean step(Rows.RowWork row, Lease lease) {
        return switch (row.step()) {
            case CREATE_DRAFT -> createDraft(row, lease);
            case UPDATE_DRAFT -> updateDraft(row, lease);
            case DECLARE_STOCK -> declareStock(row, lease);
            case SUBMIT_DRAFT -> submit(row, lease);
            case ABANDON_DRAFT -> abandon(row, lease);
        };
    }

    private boolean createDraft(Rows.RowWork row, Lease lease) {
        RemoteOutcome outcome = row.attempts() > 1 ? drafts.find(row) : new RemoteOutcome.Absent();
        if (outcome instanceof RemoteOutcome.Absent) {
            outcome = drafts.create(row);
        }
        if (outcome instanceof RemoteOutcome.Drafted drafted) {
            return write(row, lease, () -> rows.drafted(row.id(), drafted));
        }
        return endOrPostpone(row, lease, outcome);
    }

    private boolean updateDraft(Rows.RowWork row, Lease lease) {
        RemoteOutcome outcome = row.attempts() > 1 ? drafts.findUpdate(row) : new RemoteOutcome.Absent();
        if (outcome instanceof RemoteOutcome.Absent) {
            outcome = drafts.update(row);
        }
        if (outcome instanceof RemoteOutcome.Updated updated) {
            return write(row, lease, () -> rows.updated(row.id(), updated));
        }
        if (outcome instanceof RemoteOutcome.Queued) {
            return waitForTurn(row, lease, outcome);
        }
        if (outcome instanceof RemoteOutcome.NoChange nothing) {
            return end(row, lease, () -> rows.skipped(row.id(), nothing.report()));
        }
        return endOrPostpone(row, lease, outcome);
    }

    private boolean declareStock(Rows.RowWork row, Lease lease) {
        RemoteOutcome outcome = stillOurs(row);
        if (outcome instanceof RemoteOutcome.Done) {
            outcome = stock.declare(row);
        } else {
            return endOrPostpone(row, lease, outcome);
        }
        if (outcome instanceof RemoteOutcome.Done) {
            return write(row, lease, () -> rows.stockDeclared(row.id()));
        }
        if (outcome instanceof RemoteOutcome.Overtaken) {
            return fail(row, lease, overtaken());
        }
        if (outcome instanceof RemoteOutcome.Refused refused) {
            String message = "The stock could not be declared: " + refused.message() + " (" + refused.code() + ")";
            return fail(row, lease, new Failure(SupplyError.INVENTORY_FAILED.code(), message));
        }
        return endOrPostpone(row, lease, outcome);
    }

    /** As product-service would refuse the draft: it is not the row's any more, or was given up for a newer one. */
    private static Failure overtaken() {
        return new Failure(SupplyError.DRAFT_ENDED.code(), "A newer change of the product has taken its place.");
    }

    /** A row that waited may have lost its draft to a newer one, whose figures must win. */
    private RemoteOutcome stillOurs(Rows.RowWork row) {
        boolean waited = row.attempts() > 1;
        return waited && row.submissionNo() == 0 ? drafts.check(row) : new RemoteOutcome.Done();
    }

    private boolean submit(Rows.RowWork row, Lease lease) {
        RemoteOutcome outcome =
                row.submissionNo() > 0 ? new RemoteOutcome.Submitted(row.submissionNo()) : drafts.submit(row);
        if (outcome instanceof RemoteOutcome.Submitted done) {
            write(
                    row,
                    lease,
                    () -> rows.submitted(row.id(), row.returnedCount(), done.submissionNo(), settings.followUpAfter()));
            return false;
        }
        return endOrPostpone(row, lease, outcome);
    }

    /** A refusal means that the draft has ended, is in review or is another operation's: it is not ours to end. */
    private boolean abandon(Rows.RowWork row, Lease lease) {
        Failure failure = Objects.requireNonNull(row.failure(), "failure of row " + row.id());
        RemoteOutcome outcome = drafts.abandon(row, failure);
        if (outcome instanceof RemoteOutcome.Done || outcome instanceof RemoteOutcome.Refused) {
            return end(row, lease, () -> rows.failed(row.id(), failure));
        }
        return waitForTurn(row, lease, outcome);
    }

    private boolean endOrPostpone(Rows.RowWork row, Lease lease, RemoteOutcome outcome) {
        if (outcome instanceof RemoteOutcome.Refused refused) {
            return fail(row, lease, new Failure(refused.code(), refused.message(), refused.refusal()));
        }
        // what may have taken effect is never given up, only what was never reached
        if (outcome instanceof RemoteOutcome.Unavailable down && row.attempts() >= settings.maxAttempts()) {
            return fail(row, lease, new Failure(CommonError.DEPENDENCY_DOWN.code(), down.why()));
        }
        return waitForTurn(row, lease, outcome);
    }

    private boolean waitForTurn(Rows.RowWork row, Lease lease, RemoteOutcome outcome) {
        log.info("row {} waits before {}: {}", row.id(), row.step(), outcome);
        postpone(row.id(), lease, settings.backoff().after(row.attempts()));
        return false;
    }

    private void leaveToHealer(long rowId, Lease lease) {
        log.info("row {} took too long for its caller", rowId);
        postpone(rowId, lease, Duration.ZERO);
    }

    private void postpone(long rowId, Lease lease, Duration wait) {
        transactions.run(() -> {
            leases.fence(rowId, lease);
            rows.postpone(rowId, wait);
        });
    }

    /** A row that may have an open draft gives it up before it ends. */
    private boolean fail(Rows.RowWork row, Lease lease, Failure failure) {
        if (row.draftId() != null) {
            return write(row, lease, () -> rows.givingUp(row.id(), failure));
        }
        return end(row, lease, () -> rows.failed(row.id(), failure));
    }

    private boolean end(Rows.RowWork row, Lease lease, BooleanSupplier change) {
        if (write(row, lease, change)) {
            complete.rowEnded(row.taskId());
        }
        return false;
    }

    private boolean write(Rows.RowWork row, Lease lease, BooleanSupplier change) {
        return transactions.execute(() -> {
            leases.fence(row.id(), lease);
            return change.getAsBoolean();
        });
    }
}
