package io.goodsflow.product.contract.api;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A published SKU with what its item says now.
 *
 * @param price in fen
 * @param saleState of the item: it can be bought only when ONLINE
 * @param snapshotId the item snapshot of this version
 */
public record SkuAnswer(
        long skuId,
        long itemId,
        long merchantId,
        @Nullable String skuCode,
        Map<String, String> specs,
        long price,
        String title,
        String saleState,
        long publishVersion,
        long snapshotId) {}
