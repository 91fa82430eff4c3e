package io.goodsflow.qc.rule.domain;

import org.jspecify.annotations.Nullable;

/** A hit with the rule that made it. */
public record Finding(
        String ruleCode,
        Severity severity,
        String reasonCode,
        @Nullable String field,
        String message) {}
