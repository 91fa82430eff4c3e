package io.goodsflow.product.contract.api;

import jakarta.validation.Valid;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;

/**
 * Asks for the draft of a new product (architecture 3.1; source 4.4).
 *
 * @param requestId the caller's id of this request; a repeat gets the first answer
 * @param operationId carried by every event of the draft
 * @param merchantId owner, taken from the caller's stored task
 * @param source SUPPLIER, MERCHANT or OPERATOR
 * @param operator who asked, for the history
 * @param targetSaleState ONLINE, OFFLINE or KEEP
 */
public record CreateDraftRequest(
        @NotBlank @Size(max = 64) String requestId,
        @NotBlank @Size(max = 64) String operationId,
        @Min(0) long merchantId,
        @NotNull DraftSource source,
        @NotBlank @Size(max = 64) String operator,
        @NotNull TargetSaleState targetSaleState,
        @NotNull @Valid DraftContent content) {}
