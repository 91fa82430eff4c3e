package io.goodsflow.product.contract.api;

import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Size;

/** Gives up a draft that will not be published; its natural key is free again if it never was. */
public record AbandonDraftRequest(
        @NotBlank @Size(max = 64) String requestId,
        @NotBlank @Size(max = 64) String operator,
        @NotBlank @Size(max = 255) String reason) {}
