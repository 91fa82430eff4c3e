package io.goodsflow.inventory.contract.api;

import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;

/**
 * @param requestNo unique per key
 * @param undoes request number of the adjustment that shall not stand: should it still be on its way, it is refused when
 *     it comes
 */
public record UndoAdjustRequest(
        @NotBlank @Size(max = 128) String requestNo,
        @NotNull @Size(max = 191) String inventoryKey,
        @NotBlank @Size(max = 64) String operator,
        @NotBlank @Size(max = 128) String undoes) {}
