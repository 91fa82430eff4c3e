package io.goodsflow.product.contract.api;

import jakarta.validation.Valid;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import org.jspecify.annotations.Nullable;

/**
 * Asks for a draft that changes a published item (architecture 3.1, 3.7; source 4.5).
 *
 * @param requestId the caller's id of this request; a repeat gets the first answer
 * @param operationId carried by every event of the draft
 * @param merchantId owner, taken from the caller's stored task; another's item is as good as absent
 * @param source decides which fields it may write
 * @param operator who asked, for the history
 * @param basePublishVersion version the change was made from; null for the present one
 */
public record UpdateDraftRequest(
        @NotBlank @Size(max = 64) String requestId,
        @NotBlank @Size(max = 64) String operationId,
        @Min(0) long merchantId,
        @NotNull DraftSource source,
        @NotBlank @Size(max = 64) String operator,
        @Nullable @Min(1) Long basePublishVersion,
        @NotNull @Valid DraftPatch patch) {}
