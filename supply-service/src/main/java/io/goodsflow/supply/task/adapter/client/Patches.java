package io.goodsflow.supply.task.adapter.client;

import io.goodsflow.product.contract.api.DraftAnswer;
import io.goodsflow.product.contract.api.DraftContent;
import io.goodsflow.product.contract.api.DraftPatch;
import io.goodsflow.product.contract.api.UpdateDraftAnswer;
import io.goodsflow.supply.task.domain.EditReport;
import io.goodsflow.supply.task.domain.FieldOutcome;
import io.goodsflow.supply.task.domain.ProductPatch;
import io.goodsflow.supply.task.domain.RemoteOutcome;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A change in product-service's words, and its answer in ours. */
final class Patches {
    private Patches() {}

    static DraftPatch patch(ProductPatch patch) {
        return new DraftPatch(
                patch.category(),
                patch.title(),
                patch.description(),
                patch.brand(),
                patch.outerId(),
                patch.imageUrls(),
                attributes(patch),
                skus(patch),
                patch.newSkus().isEmpty()
                        ? null
                        : patch.newSkus().stream()
                                .map(sku -> new DraftContent.Sku(sku.skuCode(), sku.specs(), sku.price()))
                                .toList(),
                new LinkedHashSet<>(patch.clear()));
    }

    private static @Nullable Map<String, @Nullable String> attributes(ProductPatch patch) {
        Map<String, @Nullable String> merged = new HashMap<>(patch.attributes());
        patch.removedAttributes().forEach(name -> merged.put(name, null));
        return merged.isEmpty() ? null : merged;
    }

    private static @Nullable Map<Long, DraftPatch.@Nullable Sku> skus(ProductPatch patch) {
        Map<Long, DraftPatch.@Nullable Sku> merged = new HashMap<>();
        patch.skus()
                .forEach((id, sku) -> merged.put(
                        id,
                        new DraftPatch.Sku(sku.skuCode(), sku.specs(), sku.price(), new LinkedHashSet<>(sku.clear()))));
        patch.removedSkus().forEach(id -> merged.put(id, null));
        return merged.isEmpty() ? null : merged;
    }

    static RemoteOutcome outcome(ProductPatch patch, UpdateDraftAnswer answer) {
        EditReport report = new EditReport(
                answer.publishVersion(),
                answer.fields().stream()
                        .map(field -> new FieldOutcome(field.field(), field.outcome()))
                        .toList());
        DraftAnswer draft = answer.draft();
        if (draft != null) {
            return new RemoteOutcome.Updated(draft.draftId(), newSkuIds(patch, draft), report);
        }
        // only what a supplier sends is queued, and nothing of a supplier's comes this way
        return answer.outcome().equals(UpdateDraftAnswer.NO_OP)
                ? new RemoteOutcome.NoChange(report)
                : new RemoteOutcome.Unavailable("the change was answered " + answer.outcome());
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
