package io.goodsflow.inventory.contract.api;

import jakarta.validation.Valid;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotEmpty;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import java.util.List;

/**
 * What an order takes. A SKU may be named several times, its units are summed.
 *
 * @param lines at most 200
 */
public record DeductRequest(
        @NotNull @Pattern(regexp = DeductRequest.ORDER_ID) String orderId,
        @NotBlank @Size(max = 64) String operator,
        @NotEmpty @Size(max = 200) List<@NotNull @Valid Line> lines) {

    /** An order id is a segment of paths; {@code .} and {@code ..} would be resolved on the way and never arrive. */
    public static final String ORDER_ID = "(?!\\.{1,2}$)[A-Za-z0-9._:\\-]{1,64}";

    public static final long MAX_SKU_ID = 9_007_199_254_740_991L;

    /** @param publishVersion of the SKU's item, as the order confirmed it */
    public record Line(
            @Min(1) @Max(MAX_SKU_ID) long skuId,
            @Min(1) @Max(Integer.MAX_VALUE) long qty,
            @Min(1) long publishVersion) {}
}
