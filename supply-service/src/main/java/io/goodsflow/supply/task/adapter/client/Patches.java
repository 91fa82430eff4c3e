package io.goodsflow.supply.task.adapter.client;

import io.goodsflow.product.contract.api.DraftContent;
import io.goodsflow.product.contract.api.DraftPatch;
import io.goodsflow.supply.task.domain.ProductPatch;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A change in product-service's words. */
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
        Map<String, @Nullable String> merged = merged(patch.attributes(), patch.removedAttributes());
        return merged.isEmpty() ? null : merged;
    }

    private static @Nullable Map<Long, DraftPatch.@Nullable Sku> skus(ProductPatch patch) {
        Map<Long, DraftPatch.@Nullable Sku> merged = new HashMap<>();
        patch.skus()
                .forEach((id, sku) -> merged.put(
                        id,
                        new DraftPatch.Sku(sku.skuCode(), specs(sku), sku.price(), new LinkedHashSet<>(sku.clear()))));
        patch.removedSkus().forEach(id -> merged.put(id, null));
        return merged.isEmpty() ? null : merged;
    }

    private static @Nullable Map<String, @Nullable String> specs(ProductPatch.Sku sku) {
        return sku.specs() == null ? null : merged(sku.specs(), sku.removedSpecs());
    }

    private static Map<String, @Nullable String> merged(Map<String, String> set, List<String> removed) {
        Map<String, @Nullable String> merged = new HashMap<>(set);
        removed.forEach(name -> merged.put(name, null));
        return merged;
    }
}
