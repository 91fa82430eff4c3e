package io.goodsflow.product.lookup.domain;

import io.goodsflow.product.publishing.domain.SaleState;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A SKU of a published version, with what its item says.
 *
 * @param specs in the merchant's order
 * @param price in fen
 */
public record PublishedSku(
        long skuId,
        long itemId,
        long merchantId,
        @Nullable String skuCode,
        Map<String, String> specs,
        long price,
        String title,
        SaleState saleState,
        long publishVersion,
        long snapshotId) {

    public PublishedSku {
        specs = Collections.unmodifiableMap(new LinkedHashMap<>(specs));
    }

    public boolean isOnSale() {
        return saleState == SaleState.ONLINE;
    }
}
