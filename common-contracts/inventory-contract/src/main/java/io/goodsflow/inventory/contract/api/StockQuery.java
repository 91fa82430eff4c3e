package io.goodsflow.inventory.contract.api;

import jakarta.validation.constraints.NotEmpty;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.List;

/** Asks what is available of some SKUs; at most 1000. */
public record StockQuery(@NotEmpty @Size(max = 1000) List<@NotNull Long> skuIds) {}
