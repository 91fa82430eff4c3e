package io.goodsflow.product.update.domain;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.product.draft.domain.ContentSku;
import io.goodsflow.product.draft.domain.ProductContent;
import io.goodsflow.product.draft.domain.Specs;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A content and patches of it. */
abstract class ContentMergeTestBase {
    static final ContentSku SMALL = sku(1, "A", "250g", 100);

    static final ContentSku LARGE = sku(2, "B", "500g", 190);

    static final ProductContent BASE = content("Oolong", Map.of("origin", "Anxi"), SMALL, LARGE);

    static ContentMerge merge(ProductContent now, ContentPatch patch) {
        return merge(BASE, now, patch);
    }

    static ContentMerge merge(ProductContent base, ProductContent now, ContentPatch patch) {
        PatchEdits.Read read = PatchEdits.of(patch, base, now, null, () -> 100);
        assertThat(read.errors()).isEmpty();
        return ContentMerge.of(now, List.of(), read.edits(), field -> Optional.empty());
    }

    static Map<String, FieldOutcome> outcomes(ContentMerge merge) {
        Map<String, FieldOutcome> outcomes = new LinkedHashMap<>();
        merge.fields().forEach(field -> outcomes.put(field.field(), field.outcome()));
        return outcomes;
    }

    static PatchEdits.Mine mine(ProductContent draft) {
        return new PatchEdits.Mine(draft, ContentValues.edits(BASE, draft));
    }

    static ContentSku sku(long id, @Nullable String code, String weight, long price) {
        return new ContentSku(id, code, new Specs(Map.of("weight", weight)), price);
    }

    static ProductContent content(String title, Map<String, String> attributes, ContentSku... skus) {
        return new ProductContent(
                7, "Tea", title, "Picked by hand.", "Yunxiu", "0017", List.of(), attributes, List.of(skus));
    }
}
