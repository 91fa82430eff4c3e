package io.goodsflow.inventory.contract.api;

import io.goodsflow.inventory.contract.InventoryMode;
import jakarta.validation.Valid;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotEmpty;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Declares the stock of an item's SKUs, all or nothing in one transaction (source 5.4.2).
 *
 * <p>A key that exists and never was on sale is adjusted to the asked figure (a corrected sheet sent again); the same
 * requestNo gets the same answer.
 *
 * @param edition orders the declarations of an item: one from an older edition than a key has seen is refused; null has
 *     no place in the order
 * @param lines at most 500
 */
public record CreateInventoryRequest(
        @Min(1) long itemId,
        @Min(0) long merchantId,
        @NotBlank @Size(max = 64) String operator,
        @Nullable @Min(1) Long edition,
        @NotEmpty @Size(max = 500) List<@Valid Line> lines) {

    /** A declaration that has no place in the order. */
    public CreateInventoryRequest(long itemId, long merchantId, String operator, List<Line> lines) {
        this(itemId, merchantId, operator, null, lines);
    }

    /**
     * One SKU's stock.
     *
     * @param requestNo {@code supply:{task_item}:{sku}}; unique per key
     */
    public record Line(
            @NotBlank @Size(max = 128) String requestNo,
            @Min(1) long skuId,
            @NotNull InventoryMode mode,
            @Min(0) @Max(Integer.MAX_VALUE) long initQuantity) {}
}
