package io.goodsflow.inventory.contract.api;

import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;

/** @param requestNo unique per key */
public record RetireKeyRequest(
        @NotBlank @Size(max = 128) String requestNo,
        @NotNull @Size(max = 191) String inventoryKey,
        @NotBlank @Size(max = 64) String operator) {}
