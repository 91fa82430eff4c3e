package io.goodsflow.product.contract.api;

import jakarta.validation.Valid;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What is to change of a product, in the sense of a JSON merge patch (RFC 7396): what is null keeps its value, what is
 * named in {@code clear} loses it. Maps are merged key by key; a key with a null value goes.
 *
 * @param category id or exact name of a category
 * @param imageUrls replaces the whole list
 * @param attributes by name
 * @param skus by SKU id; a null value removes the SKU
 * @param newSkus added behind those that are there; one whose code or, failing that, specs are there already is that one
 * @param clear names of the fields to empty: description, brand, outer_id, image_urls, attributes
 */
public record DraftPatch(
        @Nullable @Size(max = 64) String category,
        @Nullable @Size(max = 128) String title,
        @Nullable @Size(max = 20_000) String description,
        @Nullable @Size(max = 128) String brand,
        @Nullable @Size(max = 128) String outerId,
        @Nullable @Size(max = 50) List<@NotNull @Size(max = 1024) String> imageUrls,
        @Nullable @Size(max = 200) Map<String, @Nullable String> attributes,
        @Nullable @Size(max = 500) Map<Long, @Nullable @Valid Sku> skus,
        @Nullable @Size(max = 500) List<DraftContent.@Valid Sku> newSkus,
        @Nullable @Size(max = 16) Set<String> clear) {
    /**
     * What is to change of one SKU.
     *
     * @param specs by name, merged as attributes are
     * @param price in fen
     * @param clear may name sku_code
     */
    public record Sku(
            @Nullable @Size(max = 64) String skuCode,
            @Nullable Map<String, @Nullable String> specs,
            @Nullable @Min(0) @Max(100_000_000) Long price,
            @Nullable @Size(max = 4) Set<String> clear) {}
}
