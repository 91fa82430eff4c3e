package io.goodsflow.product.contract.api;

import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Size;
import org.jspecify.annotations.Nullable;

/**
 * Gives up a draft that will not be published; its natural key is free again if it never was.
 *
 * @param operationId the operation whose draft alone is meant: one that another has taken up is not given up; null for
 *     any
 */
public record AbandonDraftRequest(
        @NotBlank @Size(max = 64) String requestId,
        @NotBlank @Size(max = 64) String operator,
        @NotBlank @Size(max = 255) String reason,
        @Nullable @Size(max = 64) String operationId) {}
