package io.goodsflow.product.checkout.adapter.web;

import io.goodsflow.product.checkout.application.StartCheckout;
import jakarta.validation.Valid;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotEmpty;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What a shopper is about to buy; at most 100 lines. */
record CheckoutRequest(@NotEmpty @Size(max = 100) List<@NotNull @Valid Line> lines) {

    List<StartCheckout.Wanted> wanted() {
        return lines.stream()
                .map(line -> new StartCheckout.Wanted(
                        line.skuId(), line.qty(), line.extParams() == null ? Map.of() : line.extParams()))
                .toList();
    }

    /** ext_params belong to the order domain: up to 20 short texts. */
    record Line(
            @NotNull @Min(1) Long skuId,
            @NotNull @Min(1) @Max(Integer.MAX_VALUE) Long qty,

            @Size(max = 20) @Nullable Map<@Size(max = 64) String, @NotNull @Size(max = 256) String> extParams) {}
}
