package io.goodsflow.product.sku.adapter.persistence;

import io.goodsflow.product.draft.domain.Specs;
import io.goodsflow.product.sku.domain.SkuIntent;
import io.goodsflow.product.sku.domain.SkuWish;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.LinkedHashMap;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/** Row of {@code product_sku_intent}; times are UTC. */
record IntentRow(
        long intentId,
        long skuId,
        long itemId,
        String kind,
        String state,
        @Nullable String specs,
        @Nullable String specsKey,
        @Nullable Long price,
        @Nullable Long stock,
        @Nullable Long expectedStock,
        String operator,
        @Nullable String commandKey,
        int attempts,
        LocalDateTime createdAt) {

    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final TypeReference<LinkedHashMap<String, String>> SPECS = new TypeReference<>() {};

    static IntentRow of(SkuIntent intent) {
        SkuWish wish = intent.wish();
        return new IntentRow(
                intent.intentId(),
                intent.skuId(),
                intent.itemId(),
                wish == null ? "DELETE" : "EDIT",
                intent.state().name(),
                wish == null ? null : wish.specs().json(),
                wish == null ? null : wish.specs().key(),
                wish == null ? null : wish.price(),
                wish == null ? null : wish.stock(),
                wish == null ? null : intent.expectedStock(),
                intent.operator(),
                intent.commandKey(),
                intent.attempts(),
                utc(intent.at()));
    }

    SkuIntent toIntent() {
        SkuWish wish = specs == null || price == null || stock == null
                ? null
                : new SkuWish(new Specs(JSON.readValue(specs, SPECS)), price, stock);
        return new SkuIntent(
                intentId,
                skuId,
                itemId,
                SkuIntent.State.valueOf(state),
                wish,
                expectedStock == null ? 0 : expectedStock,
                operator,
                commandKey,
                attempts,
                createdAt.toInstant(ZoneOffset.UTC));
    }

    static LocalDateTime utc(Instant at) {
        return LocalDateTime.ofInstant(at, ZoneOffset.UTC);
    }
}
