package io.goodsflow.supply.task.adapter.client;

import io.goodsflow.kit.feign.RemoteRefusedException;
import io.goodsflow.product.contract.api.AbandonDraftRequest;
import io.goodsflow.product.contract.api.CreateDraftRequest;
import io.goodsflow.product.contract.api.DraftAnswer;
import io.goodsflow.product.contract.api.DraftContent;
import io.goodsflow.product.contract.api.DraftSource;
import io.goodsflow.product.contract.api.SubmitDraftRequest;
import io.goodsflow.product.contract.api.TargetSaleState;
import io.goodsflow.product.contract.api.UpdateDraftRequest;
import io.goodsflow.product.contract.error.ProductError;
import io.goodsflow.supply.sheet.domain.Product;
import io.goodsflow.supply.task.application.Drafts;
import io.goodsflow.supply.task.application.OperatorType;
import io.goodsflow.supply.task.application.Rows;
import io.goodsflow.supply.task.domain.Failure;
import io.goodsflow.supply.task.domain.RemoteOutcome;
import io.goodsflow.supply.task.domain.RowContent;
import java.util.Objects;
import org.springframework.stereotype.Component;

@Component
class RemoteDrafts implements Drafts {
    static final String EDITING = "EDITING";
    private static final int MAX_REASON = 255;
    private final ProductClient products;

    RemoteDrafts(ProductClient products) {
        this.products = products;
    }

    @Override
    public RemoteOutcome create(Rows.RowWork row) {
        return Calls.outcome(() -> drafted(products.create(new CreateDraftRequest(
                createId(row),
                row.operationId(),
                row.merchantId(),
                source(row),
                row.operatorId(),
                TargetSaleState.ONLINE,
                content(product(row))))));
    }

    @Override
    public RemoteOutcome find(Rows.RowWork row) {
        return Calls.outcome(() -> {
            try {
                return found(row, products.byRequest(createId(row)));
            } catch (RemoteRefusedException e) {
                return notFound(e);
            }
        });
    }

    @Override
    public RemoteOutcome update(Rows.RowWork row) {
        RowContent.ProductChange change = change(row);
        return Calls.outcome(() -> UpdateOutcomes.of(
                row,
                change.patch(),
                products.update(
                        change.itemId(),
                        new UpdateDraftRequest(
                                updateId(row),
                                row.operationId(),
                                row.merchantId(),
                                source(row),
                                row.operatorId(),
                                change.basePublishVersion(),
                                Patches.patch(change.patch())))));
    }

    @Override
    public RemoteOutcome findUpdate(Rows.RowWork row) {
        return Calls.outcome(() -> {
            try {
                return UpdateOutcomes.of(row, change(row).patch(), products.updateByRequest(updateId(row)));
            } catch (RemoteRefusedException e) {
                return notFound(e);
            }
        });
    }

    /** Only this code says that the request never took effect. */
    private static RemoteOutcome notFound(RemoteRefusedException e) {
        return e.code().equals(ProductError.DRAFT_NOT_FOUND.code())
                ? new RemoteOutcome.Absent()
                : new RemoteOutcome.Unknown(String.valueOf(e.getMessage()));
    }

    @Override
    public RemoteOutcome check(Rows.RowWork row) {
        return Calls.outcome(() -> {
            DraftAnswer draft = products.get(draftId(row));
            if (!draft.operationId().equals(row.operationId())) {
                return takenOver(draft);
            }
            return draft.status().equals(EDITING) ? new RemoteOutcome.Done() : notOpen(draft);
        });
    }

    @Override
    public RemoteOutcome submit(Rows.RowWork row) {
        return Calls.outcome(() -> new RemoteOutcome.Submitted(products.submit(
                        draftId(row),
                        new SubmitDraftRequest(row.operationId() + ":submit:" + row.returnedCount(), row.operatorId()))
                .submissionNo()));
    }

    @Override
    public RemoteOutcome abandon(Rows.RowWork row, Failure why) {
        String reason = why.message().isBlank() ? why.code() : why.message();
        return Calls.outcome(() -> {
            products.abandon(
                    draftId(row),
                    new AbandonDraftRequest(
                            row.operationId() + ":abandon",
                            row.operatorId(),
                            reason.length() > MAX_REASON ? reason.substring(0, MAX_REASON) : reason,
                            row.operationId()));
            return new RemoteOutcome.Done();
        });
    }

    /** A draft that went on to another operation is that one's now. */
    private static RemoteOutcome found(Rows.RowWork row, DraftAnswer answer) {
        return answer.operationId().equals(row.operationId()) ? drafted(answer) : takenOver(answer);
    }

    static RemoteOutcome notOpen(DraftAnswer answer) {
        return new RemoteOutcome.Refused(
                ProductError.DRAFT_NOT_EDITABLE.code(), "The draft is " + answer.status() + ".");
    }

    static RemoteOutcome takenOver(DraftAnswer answer) {
        return new RemoteOutcome.Refused(
                ProductError.DRAFT_NOT_EDITABLE.code(),
                "The draft was taken over by the operation " + answer.operationId() + ".");
    }

    /** One request each time the content is handed in; the repeats of one time share it. */
    private static String createId(Rows.RowWork row) {
        return row.operationId() + ":create:" + row.returnedCount();
    }

    private static String updateId(Rows.RowWork row) {
        return row.operationId() + ":update:" + row.returnedCount();
    }

    private static DraftSource source(Rows.RowWork row) {
        return row.operatorType() == OperatorType.MERCHANT ? DraftSource.MERCHANT : DraftSource.OPERATOR;
    }

    private static Product product(Rows.RowWork row) {
        return ((RowContent.NewProduct) row.content()).product();
    }

    private static RowContent.ProductChange change(Rows.RowWork row) {
        return (RowContent.ProductChange) row.content();
    }

    private static long draftId(Rows.RowWork row) {
        return Objects.requireNonNull(row.draftId(), "draft of row " + row.id());
    }

    private static RemoteOutcome drafted(DraftAnswer answer) {
        return new RemoteOutcome.Drafted(
                answer.draftId(),
                answer.edition(),
                answer.itemId(),
                answer.skus().stream().map(DraftAnswer.Sku::skuId).toList());
    }

    private static DraftContent content(Product product) {
        return new DraftContent(
                product.category(),
                product.title(),
                product.description(),
                product.brand(),
                product.outerId(),
                product.imageUrls(),
                product.attributes(),
                product.skus().stream()
                        .map(sku -> new DraftContent.Sku(sku.skuCode(), sku.specs(), sku.price()))
                        .toList());
    }
}
