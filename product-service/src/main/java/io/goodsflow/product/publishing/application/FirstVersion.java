package io.goodsflow.product.publishing.application;

import io.goodsflow.kit.data.CommandKey;
import io.goodsflow.product.draft.domain.ProductContent;
import org.jspecify.annotations.Nullable;

/**
 * An item that is born published, off sale.
 *
 * @param operator who asks, for the history
 * @param key makes a repeat answer the first item; null if the caller gave none
 * @param asked what the key stands for
 * @param content what it says; its category is known to be there a moment ago
 */
public record FirstVersion(
        long merchantId, String operator, @Nullable CommandKey key, Object asked, ProductContent content) {}
