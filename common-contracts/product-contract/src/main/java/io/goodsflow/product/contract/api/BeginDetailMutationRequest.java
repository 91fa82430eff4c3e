package io.goodsflow.product.contract.api;

import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotEmpty;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import java.util.List;

/**
 * Which pages a transaction is about to change.
 *
 * @param mutationId made by the caller, unique for this transaction: 8 to 64 letters, digits, hyphens and underscores
 * @param itemIds 1 to 200
 * @param limitSeconds after so long the transaction has ended for certain, and the fences may be lifted by anybody; 1 to
 *     1500
 */
public record BeginDetailMutationRequest(
        @NotNull @Pattern(regexp = "[A-Za-z0-9_-]{8,64}") String mutationId,
        @NotEmpty @Size(max = 200) List<@NotNull @Min(1) Long> itemIds,
        @Min(1) @Max(LONGEST_LIMIT_SECONDS) int limitSeconds) {

    /** The longest that a transaction behind these fences may take, in seconds. */
    public static final int LONGEST_LIMIT_SECONDS = 1500;
}
