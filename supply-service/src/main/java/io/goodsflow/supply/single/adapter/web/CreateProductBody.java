package io.goodsflow.supply.single.adapter.web;

import io.goodsflow.inventory.contract.InventoryMode;
import jakarta.validation.Valid;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotEmpty;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * A product to create, in the columns of the import sheet.
 *
 * @param merchantId required from OPERATOR and ADMIN
 * @param category id or exact name
 * @param outerId the merchant's own id of the product
 * @param inventory how stock is kept; QTY if it is not said
 */
record CreateProductBody(
        @Nullable @Min(0) Long merchantId,
        @NotBlank @Size(max = 64) String category,
        @NotBlank @Size(max = 128) String title,
        @Nullable @Size(max = 20_000) String description,
        @Nullable @Size(max = 128) String brand,
        @Nullable @Size(max = 128) String outerId,
        @Nullable @Size(max = 50) List<@NotBlank @Size(max = 1024) String> imageUrls,
        @Nullable @Size(max = 200) Map<@NotBlank String, @NotNull String> attributes,
        @NotEmpty @Size(max = 500) List<@NotNull @Valid Sku> skus,
        @Nullable @Valid Inventory inventory) {

    /**
     * A SKU.
     *
     * @param price fen
     * @param stock units; without it those of {@code inventory.init_quantity}
     */
    record Sku(
            @Nullable @Size(max = 64) String skuCode,
            @Nullable Map<@NotBlank String, @NotNull String> specs,
            @NotNull @Min(0) @Max(100_000_000) Long price,
            @Nullable @Min(0) @Max(Integer.MAX_VALUE) Long stock) {}

    /**
     * How stock is kept. What cannot be done yet is refused, never ignored.
     *
     * @param initQuantity units of each SKU that names no stock of its own; 0 if it is not said
     * @param voucherRule not supported yet
     * @param codeFile not supported yet
     */
    record Inventory(
            @Nullable InventoryMode mode,
            @Nullable @Min(0) @Max(Integer.MAX_VALUE) Long initQuantity,
            @Nullable JsonNode voucherRule,
            @Nullable String codeFile) {}
}
