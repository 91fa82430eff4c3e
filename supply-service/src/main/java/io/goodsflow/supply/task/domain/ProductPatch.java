package io.goodsflow.supply.task.domain;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What is to change of a product. What is null keeps its value; what is to go is named beside it, so that no meaning
 * hangs on a null inside a map. All lists of names are sorted: one change has one form.
 *
 * @param attributes to set, by name; null keeps all
 * @param skus to change, by SKU id
 * @param clear names of fields to empty: description, brand, outer_id, image_urls, attributes
 */
public record ProductPatch(
        @Nullable String category,
        @Nullable String title,
        @Nullable String description,
        @Nullable String brand,
        @Nullable String outerId,
        @Nullable List<String> imageUrls,
        Map<String, String> attributes,
        List<String> removedAttributes,
        Map<Long, Sku> skus,
        List<Long> removedSkus,
        List<NewSku> newSkus,
        List<String> clear) {

    /**
     * What is to change of one SKU.
     *
     * @param specs to set, by name; null keeps all
     * @param removedSpecs names of specs to take away
     * @param price fen
     * @param clear may name sku_code
     */
    public record Sku(
            @Nullable String skuCode,
            @Nullable Map<String, String> specs,
            List<String> removedSpecs,
            @Nullable Long price,
            List<String> clear) {}

    /** A SKU to add; price in fen; stock is null if the caller named none. */
    public record NewSku(
            @Nullable String skuCode,
            Map<String, String> specs,
            long price,
            @Nullable Long stock) {}
}
