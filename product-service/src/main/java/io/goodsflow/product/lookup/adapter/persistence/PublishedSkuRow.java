package io.goodsflow.product.lookup.adapter.persistence;

import io.goodsflow.product.lookup.domain.PublishedSku;
import io.goodsflow.product.publishing.domain.SaleState;
import java.util.LinkedHashMap;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/** A row of {@code product_sku_tab} with columns of its item. */
record PublishedSkuRow(
        long skuId,
        long itemId,
        long merchantId,
        @Nullable String skuCode,
        String specs,
        long price,
        String title,
        String saleState,
        long publishVersion,
        long snapshotId) {

    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final TypeReference<LinkedHashMap<String, String>> SPECS = new TypeReference<>() {};

    PublishedSku toSku() {
        return new PublishedSku(
                skuId,
                itemId,
                merchantId,
                skuCode,
                JSON.readValue(specs, SPECS),
                price,
                title,
                SaleState.valueOf(saleState),
                publishVersion,
                snapshotId);
    }
}
