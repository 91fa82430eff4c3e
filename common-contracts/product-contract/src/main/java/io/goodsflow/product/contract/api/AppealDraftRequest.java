package io.goodsflow.product.contract.api;

import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Size;

/** Asks for another review of a rejected draft, after its appeal was heard. */
public record AppealDraftRequest(
        @NotBlank @Size(max = 64) String requestId,
        @NotBlank @Size(max = 64) String operator,
        @NotBlank @Size(max = 255) String reason) {}
