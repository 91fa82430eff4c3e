package io.goodsflow.product.contract.api;

import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Size;
import org.jspecify.annotations.Nullable;

/**
 * Gives up a draft that will not be published; its natural key is free again if it never was.
 *
 * @param operationId if given, the draft must still be this operation's: 409 otherwise
 */
public record AbandonDraftRequest(
        @NotBlank @Size(max = 64) String requestId,
        @NotBlank @Size(max = 64) String operator,
        @NotBlank @Size(max = 255) String reason,
        @Nullable @Size(max = 64) String operationId) {}
