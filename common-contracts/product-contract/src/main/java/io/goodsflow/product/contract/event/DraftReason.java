package io.goodsflow.product.contract.event;

import org.jspecify.annotations.Nullable;

/**
 * Why a draft was rejected or returned.
 *
 * @param code stable reason code
 * @param field snake_case path of the field, null if it is about the whole
 * @param message text for a person
 */
public record DraftReason(String code, @Nullable String field, String message) {}
