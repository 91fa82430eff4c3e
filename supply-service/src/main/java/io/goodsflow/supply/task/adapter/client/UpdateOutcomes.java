package io.goodsflow.supply.task.adapter.client;

import io.goodsflow.product.contract.api.DraftAnswer;
import io.goodsflow.product.contract.api.UpdateDraftAnswer;
import io.goodsflow.product.contract.error.ProductError;
import io.goodsflow.supply.task.application.Rows;
import io.goodsflow.supply.task.domain.EditReport;
import io.goodsflow.supply.task.domain.FieldOutcome;
import io.goodsflow.supply.task.domain.ProductPatch;
import io.goodsflow.supply.task.domain.RemoteOutcome;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Product-service's answer to a change in our words. */
final class UpdateOutcomes {
    /** Only product-service itself can have handed in what the row has not: a queued change that brings no SKU. */
    private static final Set<String> HANDED_IN = Set.of("QC_PENDING", "PUBLISHED", "REJECTED");

    private UpdateOutcomes() {}

    static RemoteOutcome of(Rows.RowWork row, ProductPatch patch, UpdateDraftAnswer answer) {
        return switch (answer.outcome()) {
            case UpdateDraftAnswer.UPDATED -> updated(row, patch, answer);
            case UpdateDraftAnswer.NO_OP -> new RemoteOutcome.NoChange(report(answer));
            case UpdateDraftAnswer.QUEUED -> new RemoteOutcome.Queued();
            case UpdateDraftAnswer.REFUSED, UpdateDraftAnswer.SUPERSEDED -> refused(answer);
            default -> new RemoteOutcome.Unknown("the change was answered " + answer.outcome());
        };
    }

    private static RemoteOutcome updated(Rows.RowWork row, ProductPatch patch, UpdateDraftAnswer answer) {
        DraftAnswer draft = answer.draft();
        if (draft == null) {
            return new RemoteOutcome.Refused(
                    ProductError.DRAFT_NOT_FOUND.code(), ProductError.DRAFT_NOT_FOUND.english());
        }
        if (!draft.operationId().equals(row.operationId())) {
            return RemoteDrafts.takenOver(draft);
        }
        boolean open = draft.status().equals(RemoteDrafts.EDITING);
        if (!open && !HANDED_IN.contains(draft.status())) {
            return RemoteDrafts.notOpen(draft);
        }
        return new RemoteOutcome.Updated(
                draft.draftId(), draft.edition(), newSkuIds(patch, draft), report(answer), !open);
    }

    private static RemoteOutcome refused(UpdateDraftAnswer answer) {
        List<UpdateDraftAnswer.Reason> reasons = answer.reasons();
        String code = reasons.isEmpty()
                ? ProductError.NOT_PUBLISHABLE.code()
                : reasons.get(0).code();
        return new RemoteOutcome.Refused(
                code,
                reasons.stream()
                        .map(reason -> Words.of(reason.code(), reason.field(), reason.message()))
                        .collect(Collectors.joining("; ")));
    }

    private static EditReport report(UpdateDraftAnswer answer) {
        return new EditReport(
                answer.publishVersion(),
                answer.fields().stream()
                        .map(field -> new FieldOutcome(field.field(), field.outcome()))
                        .toList());
    }

    private static List<Long> newSkuIds(ProductPatch patch, DraftAnswer draft) {
        return patch.newSkus().stream().map(sku -> idOf(sku, draft)).toList();
    }

    /** Found as product-service finds it: by its code or, failing that, by its specs; 0 if it was not taken. */
    private static long idOf(ProductPatch.NewSku sku, DraftAnswer draft) {
        return draft.skus().stream()
                .filter(drafted -> sku.skuCode() == null
                        ? drafted.specs().equals(sku.specs())
                        : sku.skuCode().equals(drafted.skuCode()))
                .mapToLong(DraftAnswer.Sku::skuId)
                .findFirst()
                .orElseGet(() -> draft.skus().stream()
                        .filter(drafted -> drafted.specs().equals(sku.specs()))
                        .mapToLong(DraftAnswer.Sku::skuId)
                        .findFirst()
                        .orElse(0));
    }
}
