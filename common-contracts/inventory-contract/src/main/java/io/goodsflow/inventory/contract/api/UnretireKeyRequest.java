package io.goodsflow.inventory.contract.api;

import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import org.jspecify.annotations.Nullable;

/**
 * @param requestNo unique per key
 * @param undoes request number of the retirement that shall not stand: should it still be on its way, it is refused
 *     when it comes; null to unretire whatever retired the key
 */
public record UnretireKeyRequest(
        @NotBlank @Size(max = 128) String requestNo,
        @NotNull @Size(max = 191) String inventoryKey,
        @NotBlank @Size(max = 64) String operator,
        @Nullable @Size(min = 1, max = 128) String undoes) {}
