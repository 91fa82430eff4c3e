package io.goodsflow.product.update.domain;

import io.goodsflow.product.draft.domain.ProposedContent;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What is to change of a product, blanks around texts gone: what is not named stays.
 *
 * @param texts by field: category (its id, if there is one like that), title, description, brand, outer_id; a null value clears
 * @param imageUrls null to leave them
 * @param clearsAttributes all that are not named go
 * @param attributes a null value clears
 * @param skus by id; null removes the SKU
 * @param newSkus one that is there already is that one
 */
public record ContentPatch(
        Map<String, @Nullable String> texts,
        @Nullable List<@Nullable String> imageUrls,
        boolean clearsAttributes,
        Map<String, @Nullable String> attributes,
        Map<Long, @Nullable Sku> skus,
        List<ProposedContent.Sku> newSkus) {

    public ContentPatch {
        texts = Collections.unmodifiableMap(new LinkedHashMap<>(texts));
        attributes = Collections.unmodifiableMap(new LinkedHashMap<>(attributes));
        skus = Collections.unmodifiableMap(new LinkedHashMap<>(skus));
        newSkus = List.copyOf(newSkus);
    }

    /** The same with the category by its id. */
    public ContentPatch in(long categoryId) {
        Map<String, @Nullable String> settled = new LinkedHashMap<>(texts);
        settled.put("category", Long.toString(categoryId));
        return new ContentPatch(settled, imageUrls, clearsAttributes, attributes, skus, newSkus);
    }

    /**
     * What is to change of one SKU.
     *
     * @param saysCode whether the code is named at all
     * @param specs by name, a null value removes; null to leave them all
     * @param price in fen, null to leave it
     */
    public record Sku(
            boolean saysCode,
            @Nullable String skuCode,
            @Nullable Map<String, @Nullable String> specs,
            @Nullable Long price) {}
}
