package io.goodsflow.product.contract.api;

import jakarta.validation.constraints.NotEmpty;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.List;

/**
 * Which SKUs.
 *
 * @param skuIds 1 to 200
 */
public record SkuQuery(@NotEmpty @Size(max = 200) List<@NotNull Long> skuIds) {}
