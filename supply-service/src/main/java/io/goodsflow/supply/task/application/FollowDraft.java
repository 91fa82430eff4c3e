package io.goodsflow.supply.task.application;

import io.goodsflow.kit.data.Transactions;
import io.goodsflow.kit.messaging.Events;
import io.goodsflow.kit.messaging.Outbox;
import io.goodsflow.supply.contract.error.SupplyError;
import io.goodsflow.supply.contract.event.TaskItemReadyV1;
import io.goodsflow.supply.task.domain.Failure;
import io.goodsflow.supply.task.domain.RowStep;
import org.springframework.stereotype.Service;

/**
 * What became of a row's draft. The row is found by its operation id; events of drafts that no row asked for are none of
 * our business. Repeats and latecomers change nothing, because every change names the states it may start from.
 */
@Service
public class FollowDraft {
    private final Rows rows;
    private final Outbox outbox;
    private final Events events;
    private final Transactions transactions;
    private final CompleteTask complete;
    private final ImportProperties settings;

    FollowDraft(
            Rows rows,
            Outbox outbox,
            Events events,
            Transactions transactions,
            CompleteTask complete,
            ImportProperties settings) {
        this.rows = rows;
        this.outbox = outbox;
        this.events = events;
        this.transactions = transactions;
        this.complete = complete;
        this.settings = settings;
    }

    /** The draft was merged. */
    public void published(String operationId) {
        rows.byOperation(operationId).ifPresent(row -> {
            if (transactions.execute(() -> rows.published(row.id()))) {
                complete.rowEnded(row.taskId());
            }
        });
    }

    /** Review said no. */
    public void rejected(String operationId, String reasons) {
        fail(operationId, new Failure(SupplyError.REVIEW_REJECTED.code(), reasons));
    }

    /** The draft ended though the row did not ask for it: it was withdrawn, waited too long or had to give way. */
    public void ended(String operationId, String reasons) {
        fail(operationId, new Failure(SupplyError.DRAFT_ENDED.code(), reasons));
    }

    private void fail(String operationId, Failure failure) {
        rows.byOperation(operationId).ifPresent(row -> {
            if (transactions.execute(() -> rows.failed(row.id(), failure))) {
                complete.rowEnded(row.taskId());
            }
        });
    }

    /** The merge was not possible: hand the content in again, or give up after the last time (architecture 3.5). */
    public void returned(String operationId, int submissionNo, String reasons) {
        rows.byOperation(operationId).ifPresent(row -> transactions.run(() -> comeBack(row, submissionNo, reasons)));
    }

    private void comeBack(Rows.RowRef row, int submissionNo, String reasons) {
        RowStep next =
                row.returnedCount() < settings.maxResubmissions() ? row.action().first() : RowStep.ABANDON_DRAFT;
        if (rows.returned(row.id(), submissionNo, next, reasons, settings.rowLease())) {
            int attempt = row.returnedCount() + 1;
            outbox.append(
                    events.of(new TaskItemReadyV1(row.taskId(), row.id(), attempt), Long.toString(row.id()), attempt));
        }
    }
}
