package io.goodsflow.product.draft.domain;

import org.jspecify.annotations.Nullable;

/** Why a draft was rejected or returned; field is a snake_case path, null if it is about the whole. */
public record StatusReason(String code, @Nullable String field, String message) {}
