package io.goodsflow.product.sku.application;

import io.goodsflow.kit.data.CommandKey;
import io.goodsflow.product.sku.domain.SkuIntent;
import io.goodsflow.product.sku.domain.SkuWish;
import org.jspecify.annotations.Nullable;

/** What a caller's key stands for, in the call itself and wherever it is finished later. */
final class SkuCommands {

    private SkuCommands() {}

    static @Nullable CommandKey edit(String operator, @Nullable String key) {
        return key(operator, "product.facade.edit-sku", key);
    }

    static @Nullable CommandKey removal(String operator, @Nullable String key) {
        return key(operator, "product.facade.remove-sku", key);
    }

    static @Nullable CommandKey of(SkuIntent intent) {
        return key(intent.wish(), intent.operator(), intent.commandKey());
    }

    /** @param wish null of a removal */
    static @Nullable CommandKey key(@Nullable SkuWish wish, String operator, @Nullable String key) {
        return wish == null ? removal(operator, key) : edit(operator, key);
    }

    private static @Nullable CommandKey key(String operator, String operation, @Nullable String key) {
        return key == null ? null : new CommandKey(operator, 0, operation, key);
    }

    /** @param wish null of a removal */
    record Asked(long skuId, @Nullable SkuWish wish, long expectedStock) {

        static Asked of(SkuIntent intent) {
            return new Asked(intent.skuId(), intent.wish(), intent.expectedStock());
        }
    }
}
