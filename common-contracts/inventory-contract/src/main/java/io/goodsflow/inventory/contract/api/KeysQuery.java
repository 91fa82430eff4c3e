package io.goodsflow.inventory.contract.api;

import jakarta.validation.constraints.NotEmpty;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.List;

/** Asks for some keys, at most 500; a repeated one is answered once. */
public record KeysQuery(@NotEmpty @Size(max = 500) List<@NotNull @Size(max = 191) String> inventoryKeys) {}
