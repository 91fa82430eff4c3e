package io.goodsflow.kit.operations;

import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Size;

/**
 * @param by who asked for it
 * @param reason why it is not needed
 */
public record DiscardLetterRequest(
        @NotBlank @Size(max = 64) String by,
        @NotBlank @Size(max = 500) String reason) {}
