package io.goodsflow.qc.rule.domain;

import org.jspecify.annotations.Nullable;

/**
 * What a rule found, before anyone weighed it.
 *
 * @param field snake_case path, null if it is about the whole
 * @param message text for a person
 */
public record Hit(@Nullable String field, String message) {}
