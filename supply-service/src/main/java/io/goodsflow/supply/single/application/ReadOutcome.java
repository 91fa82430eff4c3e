package io.goodsflow.supply.single.application;

import io.goodsflow.kit.data.Transactions;
import io.goodsflow.supply.contract.error.SupplyError;
import io.goodsflow.supply.single.domain.SingleOutcome;
import io.goodsflow.supply.task.application.Rows;
import io.goodsflow.supply.task.domain.EditReport;
import io.goodsflow.supply.task.domain.Failure;
import java.util.List;
import java.util.Objects;
import org.springframework.stereotype.Component;

/** What a row says to whoever waits for it; the first answer of success stays the answer, whatever comes after. */
@Component
class ReadOutcome {
    private static final EditReport NOTHING = new EditReport(0, List.of());
    private final Rows rows;
    private final RequestLog requests;
    private final Transactions transactions;

    ReadOutcome(Rows rows, RequestLog requests, Transactions transactions) {
        this.rows = rows;
        this.requests = requests;
        this.transactions = transactions;
    }

    SingleOutcome of(long rowId) {
        Rows.RowResult row = rows.result(rowId).orElseThrow();
        SingleOutcome outcome = outcome(row);
        transactions.run(() -> requests.answered(rowId, code(outcome)));
        return outcome;
    }

    /**
     * Whether a row is still what its request was answered with, or will be. A refused one is until its draft is gone, and
     * one that had to give way for good: done again, it would take the place of what is newer.
     */
    boolean stands(long rowId) {
        return rows.result(rowId)
                .filter(row -> !row.status().isEnd()
                        || !(outcome(row) instanceof SingleOutcome.Refused refused)
                        || refused.failure().code().equals(SupplyError.DRAFT_ENDED.code()))
                .isPresent();
    }

    /** Whether a row has failed, but still holds its draft. */
    boolean givesUp(long rowId) {
        return rows.result(rowId)
                .filter(row -> !row.status().isEnd() && outcome(row) instanceof SingleOutcome.Refused)
                .isPresent();
    }

    /**
     * Whether a row was in review, so that its caller was or would have been told that it is. A verdict may overtake the
     * answer that says so; a draft may end without ever having been there.
     */
    private static boolean wasSubmitted(Rows.RowResult row) {
        Failure failure = row.failure();
        return row.submitted() || failure != null && failure.code().equals(SupplyError.REVIEW_REJECTED.code());
    }

    private static SingleOutcome outcome(Rows.RowResult row) {
        return switch (row.status()) {
            case INIT, PROCESSING -> open(row);
            case SUBMITTED, PUBLISHED -> submitted(row);
            case SKIPPED ->
                new SingleOutcome.NoChange(
                        row.taskId(),
                        row.receiptId(),
                        Objects.requireNonNull(row.itemId()),
                        Objects.requireNonNullElse(row.report(), NOTHING));
            case FAILED -> wasSubmitted(row) ? submitted(row) : refused(row);
        };
    }

    /** A row that has failed and only gives up its draft has its answer. */
    private static SingleOutcome open(Rows.RowResult row) {
        if (row.submitted()) {
            return submitted(row);
        }
        return row.failure() == null
                ? new SingleOutcome.Processing(row.taskId(), row.receiptId(), row.draftId(), row.itemId())
                : refused(row);
    }

    private static SingleOutcome refused(Rows.RowResult row) {
        return new SingleOutcome.Refused(
                row.taskId(), row.receiptId(), Objects.requireNonNull(row.failure(), "failure of row " + row.id()));
    }

    private static SingleOutcome submitted(Rows.RowResult row) {
        return new SingleOutcome.Submitted(
                row.taskId(),
                row.receiptId(),
                Objects.requireNonNull(row.draftId(), "draft of row " + row.id()),
                Objects.requireNonNull(row.itemId(), "item of row " + row.id()),
                row.report());
    }

    private static String code(SingleOutcome outcome) {
        if (outcome instanceof SingleOutcome.Refused refused) {
            return refused.failure().code();
        }
        if (outcome instanceof SingleOutcome.Submitted) {
            return "SUBMITTED";
        }
        return outcome instanceof SingleOutcome.NoChange ? "NO_OP" : "PROCESSING";
    }
}
