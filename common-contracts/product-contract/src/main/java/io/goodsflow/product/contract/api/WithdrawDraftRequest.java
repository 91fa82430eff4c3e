package io.goodsflow.product.contract.api;

import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Size;

/** Takes a draft out of review; its natural key is free again if the item never was published. */
public record WithdrawDraftRequest(
        @NotBlank @Size(max = 64) String requestId,
        @NotBlank @Size(max = 64) String operator,
        @NotBlank @Size(max = 255) String reason) {}
