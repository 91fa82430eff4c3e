package io.goodsflow.product.contract.api;

import jakarta.validation.Valid;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A normalised product as a supplier of content hands it in.
 *
 * @param category id or exact name of a category; an exact name wins
 * @param outerId the merchant's own product id
 * @param attributes category attributes by name
 * @param skus in sheet order, at least one for supplied products
 */
public record DraftContent(
        @NotBlank @Size(max = 64) String category,
        @NotBlank @Size(max = 128) String title,
        @Nullable @Size(max = 20_000) String description,
        @Nullable @Size(max = 128) String brand,
        @Nullable @Size(max = 128) String outerId,
        @NotNull @Size(max = 50) List<@NotBlank @Size(max = 1024) String> imageUrls,
        @NotNull @Size(max = 200) Map<String, String> attributes,
        @NotNull @Size(max = 500) List<@Valid Sku> skus) {

    /** A SKU as handed in; price in fen, specs in sheet order. */
    public record Sku(
            @Nullable @Size(max = 64) String skuCode,
            @NotNull Map<String, String> specs,
            @Min(0) @Max(100_000_000) long price) {}
}
