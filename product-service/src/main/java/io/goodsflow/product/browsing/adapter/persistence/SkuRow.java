package io.goodsflow.product.browsing.adapter.persistence;

import io.goodsflow.product.browsing.domain.ShownProduct;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.LinkedHashMap;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/** A row of {@code product_sku_tab} with the version of its item. */
record SkuRow(
        long skuId, String specs, long price, long publishVersion, LocalDateTime createdAt, LocalDateTime updatedAt) {

    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final TypeReference<LinkedHashMap<String, String>> SPECS = new TypeReference<>() {};

    ShownProduct.Sku toSku() {
        return new ShownProduct.Sku(
                skuId,
                JSON.readValue(specs, SPECS),
                price,
                createdAt.toInstant(ZoneOffset.UTC),
                updatedAt.toInstant(ZoneOffset.UTC));
    }
}
