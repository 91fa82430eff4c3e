package io.goodsflow.product.contract.api;

import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Size;

/** Freezes a draft for review; requestId makes a repeat safe. */
public record SubmitDraftRequest(
        @NotBlank @Size(max = 64) String requestId,
        @NotBlank @Size(max = 64) String operator) {}
