package io.goodsflow.inventory.reservation.adapter.web;

import io.goodsflow.inventory.contract.api.DeductRequest;
import jakarta.validation.Valid;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotEmpty;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An order that wants stock. */
record ReserveRequest(
        @NotNull @Pattern(regexp = ORDER_ID) String orderId,
        @NotEmpty @Size(max = 200) List<@NotNull @Valid Line> lines,
        @Nullable @Min(1) Long ttlSeconds) {

    static final String ORDER_ID = DeductRequest.ORDER_ID;

    /** A line names its key or, for the whole SKU, the SKU; not both. */
    record Line(
            @Nullable @Min(1) Long skuId,
            @Nullable String inventoryKey,
            @NotNull @Min(1) @Max(Integer.MAX_VALUE) Long qty) {}
}
