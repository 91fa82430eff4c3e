package io.goodsflow.supply.sheet.domain;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A product as the sheet describes it, normalised and within the sheet's bounds.
 *
 * @param outerId the merchant's own id; always there if it comes from a sheet
 * @param category id or exact name
 */
public record Product(
        @Nullable String outerId,
        String category,
        String title,
        @Nullable String description,
        @Nullable String brand,
        List<String> imageUrls,
        Map<String, String> attributes,
        List<Sku> skus) {
    /**
     * @param specs in the order of the columns
     * @param price fen
     * @param stock units declared at the start; an empty cell declares none for sale
     */
    public record Sku(@Nullable String skuCode, Map<String, String> specs, long price, long stock) {}
}
