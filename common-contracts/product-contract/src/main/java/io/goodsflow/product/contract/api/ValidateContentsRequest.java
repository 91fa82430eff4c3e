package io.goodsflow.product.contract.api;

import jakarta.validation.constraints.NotEmpty;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.List;

/**
 * Contents to be judged.
 *
 * @param contents 1 to 200; what is wrong inside them is the answer, not a refusal
 */
public record ValidateContentsRequest(
        @NotEmpty @Size(max = 200) List<@NotNull DraftContent> contents) {}
