package io.goodsflow.supply.single.adapter.web;

import jakarta.validation.Valid;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A change of a published product, as a merge patch (RFC 7396): an absent member keeps, null empties.
 *
 * @param merchantId may be named by OPERATOR and ADMIN; else it is the item's
 * @param basePublishVersion version the change was made from
 * @param imageUrls the whole list
 * @param attributes by name; null takes one away
 * @param skus by SKU id; null takes one away
 * @param newSkus SKUs to add
 */
record EditProductBody(
        @Nullable @Min(0) Long merchantId,
        @NotNull @Min(1) Long basePublishVersion,
        @Nullable Change<String> category,
        @Nullable Change<String> title,
        @Nullable Change<String> description,
        @Nullable Change<String> brand,
        @Nullable Change<String> outerId,
        @Nullable Change<List<String>> imageUrls,
        @Nullable Change<Map<String, @Nullable String>> attributes,
        @Nullable Change<Map<SkuKey, @Nullable Sku>> skus,
        @Nullable @Size(max = 500) List<@NotNull @Valid NewSku> newSkus) {

    /**
     * A change of one SKU.
     *
     * @param specs by name; null takes one away
     * @param price fen
     * @param stock refused: stock is changed at its own place
     */
    record Sku(
            @Nullable Change<String> skuCode,
            @Nullable Change<Map<String, @Nullable String>> specs,
            @Nullable Change<Long> price,
            @Nullable Change<Long> stock) {}

    /**
     * A SKU to add.
     *
     * @param price fen
     * @param stock units it starts with; 0 if it is not said
     */
    record NewSku(
            @Nullable @Size(max = 64) String skuCode,
            @Nullable Map<String, @NotNull String> specs,
            @NotNull @Min(0) @Max(100_000_000) Long price,
            @Nullable @Min(0) @Max(Integer.MAX_VALUE) Long stock) {}
}
