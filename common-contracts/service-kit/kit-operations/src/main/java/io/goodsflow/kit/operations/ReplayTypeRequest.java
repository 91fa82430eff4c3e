package io.goodsflow.kit.operations;

import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.PositiveOrZero;
import jakarta.validation.constraints.Size;

/**
 * @param type event type
 * @param afterId 0 to begin with, then the last id of the batch before
 * @param by who asked for it
 */
public record ReplayTypeRequest(
        @NotBlank @Size(max = 127) String type,
        @PositiveOrZero long afterId,
        @NotBlank @Size(max = 64) String by) {}
