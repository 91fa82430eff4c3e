package io.goodsflow.qc.review.domain;

import org.jspecify.annotations.Nullable;

/**
 * One finding of a review.
 *
 * @param decisive true if it refuses the submission by itself
 * @param field snake_case path, null if it is about the whole
 */
public record Reason(
        String ruleCode,
        boolean decisive,
        String code,
        @Nullable String field,
        String message) {}
