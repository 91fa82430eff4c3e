package io.goodsflow.supply.single.application;

import io.goodsflow.kit.data.Transactions;
import io.goodsflow.supply.contract.error.SupplyError;
import io.goodsflow.supply.single.domain.SingleOutcome;
import io.goodsflow.supply.task.application.Rows;
import io.goodsflow.supply.task.domain.EditReport;
import io.goodsflow.supply.task.domain.Failure;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.springframework.stereotype.Component;

/** What a row says to whoever waits for it; the first answer of success stays the answer, whatever comes after. */
@Component
class ReadOutcome {
    private static final Set<String> AFTER_SUBMISSION = Set.of(
            SupplyError.REVIEW_REJECTED.code(), SupplyError.DRAFT_RETURNED.code(), SupplyError.DRAFT_ENDED.code());
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

    /** Whether a row is still what its request was answered with, or will be. */
    boolean stands(long rowId) {
        return rows.result(rowId)
                .filter(row -> !(outcome(row) instanceof SingleOutcome.Refused))
                .isPresent();
    }

    /** Whether a failed row was in review before, so that its caller was or would have been told that it is. */
    private static boolean wasSubmitted(int returnedCount, String failureCode) {
        return returnedCount > 0 || AFTER_SUBMISSION.contains(failureCode);
    }

    private static SingleOutcome outcome(Rows.RowResult row) {
        Failure failure = row.failure();
        return switch (row.status()) {
            case INIT, PROCESSING ->
                row.returnedCount() > 0
                        ? submitted(row)
                        : new SingleOutcome.Processing(row.taskId(), row.receiptId(), row.draftId(), row.itemId());
            case SUBMITTED, PUBLISHED -> submitted(row);
            case SKIPPED ->
                new SingleOutcome.NoChange(
                        row.taskId(),
                        row.receiptId(),
                        Objects.requireNonNull(row.itemId()),
                        Objects.requireNonNullElse(row.report(), NOTHING));
            case FAILED ->
                failure == null || wasSubmitted(row.returnedCount(), failure.code())
                        ? submitted(row)
                        : new SingleOutcome.Refused(row.taskId(), row.receiptId(), failure);
        };
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
