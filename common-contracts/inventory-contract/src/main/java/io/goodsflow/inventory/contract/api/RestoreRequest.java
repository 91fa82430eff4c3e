package io.goodsflow.inventory.contract.api;

import jakarta.validation.Valid;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What an order gives back.
 *
 * @param requestNo tells the restorations of one order apart
 * @param lines null for all that the order still has
 */
public record RestoreRequest(
        @NotNull @Pattern(regexp = DeductRequest.ORDER_ID) String orderId,
        @NotNull @Pattern(regexp = DeductRequest.ORDER_ID) String requestNo,
        @NotBlank @Size(max = 64) String operator,
        @Nullable @Size(min = 1, max = 200) List<@NotNull @Valid Line> lines) {

    /** Units of one SKU. */
    public record Line(
            @Min(1) @Max(DeductRequest.MAX_SKU_ID) long skuId,
            @Min(1) @Max(Integer.MAX_VALUE) long qty) {}
}
