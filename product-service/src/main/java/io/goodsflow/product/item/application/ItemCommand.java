package io.goodsflow.product.item.application;

import io.goodsflow.kit.data.CommandKey;
import org.jspecify.annotations.Nullable;

/**
 * Who wants something of which item.
 *
 * @param onlyOf the merchant whose items alone the caller may change; null for any
 * @param reason for the history
 * @param key null if the caller gave none
 */
public record ItemCommand(
        long itemId,
        @Nullable Long onlyOf,
        String operator,
        @Nullable String reason,
        @Nullable CommandKey key) {}
