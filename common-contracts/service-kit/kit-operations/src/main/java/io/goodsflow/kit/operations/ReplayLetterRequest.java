package io.goodsflow.kit.operations;

import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Size;

/** @param by who asked for it */
public record ReplayLetterRequest(@NotBlank @Size(max = 64) String by) {}
