package io.goodsflow.supply.task.application;

import io.goodsflow.kit.data.Transactions;
import io.goodsflow.kit.messaging.Events;
import io.goodsflow.kit.messaging.Outbox;
import io.goodsflow.supply.contract.error.SupplyError;
import io.goodsflow.supply.contract.event.TaskItemReadyV1;
import io.goodsflow.supply.task.domain.DraftFate;
import io.goodsflow.supply.task.domain.Failure;
import io.goodsflow.supply.task.domain.RowStep;
import org.springframework.stereotype.Service;

/**
 * What became of a row's draft. The row is found by its operation id; events of drafts that no row asked for are none of
 * our business. Repeats and latecomers change nothing, because every change names the states it may start from.
 */
@Service
public class FollowDraft {
    /** Product-service's reason for a draft whose item was changed meanwhile. */
    public static final String MOVED_ON = "version.moved_on";

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

    /** Product-service knows of no draft, though the row's was in review. */
    public void lost(String operationId) {
        fail(operationId, new Failure(SupplyError.DRAFT_LOST.code(), SupplyError.DRAFT_LOST.english()));
    }

    private void fail(String operationId, Failure failure) {
        rows.byOperation(operationId).ifPresent(row -> {
            if (transactions.execute(() -> rows.failed(row.id(), failure))) {
                complete.rowEnded(row.taskId());
            }
        });
    }

    /**
     * The merge was not possible. If only the item has moved on, the content is handed in again, so many times
     * (architecture 3.5); else the same content would come back again, so the draft is given up.
     */
    public void returned(String operationId, int submissionNo, DraftFate.Returned fate) {
        rows.byOperation(operationId).ifPresent(row -> transactions.run(() -> comeBack(row, submissionNo, fate)));
    }

    private void comeBack(Rows.RowRef row, int submissionNo, DraftFate.Returned fate) {
        Rows.Return back = fate.movedOn() && row.returnedCount() < settings.maxResubmissions()
                ? new Rows.Return(submissionNo, row.action().first(), fate.reasons(), null)
                : new Rows.Return(
                        submissionNo,
                        RowStep.ABANDON_DRAFT,
                        fate.reasons(),
                        new Failure(SupplyError.DRAFT_RETURNED.code(), fate.reasons()));
        if (rows.returned(row.id(), back, settings.rowLease())) {
            int attempt = row.returnedCount() + 1;
            outbox.append(
                    events.of(new TaskItemReadyV1(row.taskId(), row.id(), attempt), Long.toString(row.id()), attempt));
        }
    }
}
