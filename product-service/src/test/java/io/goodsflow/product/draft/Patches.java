package io.goodsflow.product.draft;

import io.goodsflow.product.Workshop;
import io.goodsflow.product.contract.api.DraftContent;
import io.goodsflow.product.contract.api.DraftPatch;
import io.goodsflow.product.contract.api.DraftSource;
import io.goodsflow.product.contract.api.UpdateDraftAnswer;
import io.goodsflow.product.contract.api.UpdateDraftRequest;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Changes of published items, and who asks for them. */
final class Patches {

    private Patches() {}

    static DraftPatch titled(String title) {
        return new DraftPatch(null, title, null, null, null, null, null, null, null, null);
    }

    static DraftPatch branded(String brand) {
        return new DraftPatch(null, null, null, brand, null, null, null, null, null, null);
    }

    static DraftPatch cleared(String... fields) {
        return new DraftPatch(null, null, null, null, null, null, null, null, null, Set.of(fields));
    }

    static DraftPatch attribute(String name, @Nullable String value) {
        Map<String, String> attributes = new HashMap<>();
        attributes.put(name, value);
        return new DraftPatch(null, null, null, null, null, null, attributes, null, null, null);
    }

    static DraftPatch priced(long skuId, long price) {
        return new DraftPatch(
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                Map.of(skuId, new DraftPatch.Sku(null, null, price, null)),
                null,
                null);
    }

    static DraftPatch withoutSku(long skuId) {
        Map<Long, DraftPatch.Sku> skus = new HashMap<>();
        skus.put(skuId, null);
        return new DraftPatch(null, null, null, null, null, null, null, skus, null, null);
    }

    static DraftPatch plus(DraftContent.Sku sku) {
        return new DraftPatch(null, null, null, null, null, null, null, null, List.of(sku), null);
    }

    static DraftPatch in(String category) {
        return new DraftPatch(category, null, null, null, null, null, null, null, null, null);
    }

    /** Somebody who asks for updates. */
    record Asker(long merchantId, DraftSource source, String operator) {

        static Asker merchant(long merchantId) {
            return new Asker(merchantId, DraftSource.MERCHANT, "merchant1");
        }

        static Asker operator(long merchantId, String name) {
            return new Asker(merchantId, DraftSource.OPERATOR, name);
        }

        static Asker supplier(long merchantId) {
            return new Asker(merchantId, DraftSource.SUPPLIER, "sync-1");
        }

        UpdateDraftRequest asks(DraftPatch patch) {
            return asks(patch, null);
        }

        UpdateDraftRequest asks(DraftPatch patch, @Nullable Long base) {
            return asks(Workshop.unique("op"), patch, base);
        }

        UpdateDraftRequest asks(String operationId, DraftPatch patch, @Nullable Long base) {
            return new UpdateDraftRequest(
                    Workshop.unique("update"), operationId, merchantId, source, operator, base, patch);
        }
    }

    /** What became of each field. */
    static Map<String, String> fields(UpdateDraftAnswer answer) {
        Map<String, String> fields = new LinkedHashMap<>();
        answer.fields().forEach(field -> fields.put(field.field(), field.outcome()));
        return fields;
    }
}
