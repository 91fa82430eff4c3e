package io.goodsflow.supply.task.adapter.persistence;

import io.goodsflow.supply.contract.error.SupplyError;
import io.goodsflow.supply.task.application.OperatorType;
import io.goodsflow.supply.task.application.Rows;
import io.goodsflow.supply.task.domain.EditReport;
import io.goodsflow.supply.task.domain.Failure;
import io.goodsflow.supply.task.domain.Refusal;
import io.goodsflow.supply.task.domain.RowAction;
import io.goodsflow.supply.task.domain.RowStatus;
import io.goodsflow.supply.task.domain.RowStep;
import org.jspecify.annotations.Nullable;

/** Rows as they are read from the table. */
final class StoredRows {
    private StoredRows() {}

    static Rows.RowWork work(ItemRow row) {
        RowStep step = RowStep.valueOf(row.nextStep());
        return new Rows.RowWork(
                row.id(),
                row.taskId(),
                row.itemNo(),
                row.operationId(),
                step,
                row.retryCount(),
                row.returnedCount(),
                row.submissionNo(),
                step == RowStep.ABANDON_DRAFT ? givenUpFor(row) : null,
                row.draftId(),
                row.draftEdition(),
                row.goodsId(),
                StoredJson.numbers(row.skuIds()),
                RowContents.read(RowAction.valueOf(row.itemAction()), text(row.normalizedSnapshot())),
                row.merchantId(),
                OperatorType.valueOf(row.operatorType()),
                row.operatorId());
    }

    /** Rows of an older version kept only why their draft came back. */
    private static Failure givenUpFor(ItemRow row) {
        Failure kept = failure(row.errorCode(), row.errorMessage(), row.extJson());
        return kept == null ? new Failure(SupplyError.DRAFT_RETURNED.code(), text(row.returnReason())) : kept;
    }

    static Rows.RowResult result(ItemResultRow row) {
        String report = row.diffSummary();
        return new Rows.RowResult(
                row.id(),
                row.taskId(),
                row.receiptId(),
                RowStatus.valueOf(row.status()),
                row.draftId(),
                row.goodsId(),
                row.submitted(),
                failure(row.errorCode(), row.errorMessage(), row.extJson()),
                report == null ? null : StoredJson.read(report, EditReport.class));
    }

    private static @Nullable Failure failure(
            @Nullable String code, @Nullable String message, @Nullable String refusal) {
        return code == null
                ? null
                : new Failure(code, text(message), refusal == null ? null : StoredJson.read(refusal, Refusal.class));
    }

    static String text(@Nullable String text) {
        return text == null ? "" : text;
    }
}
