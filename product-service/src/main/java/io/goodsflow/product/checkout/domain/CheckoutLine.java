package io.goodsflow.product.checkout.domain;

import io.goodsflow.product.lookup.domain.PublishedSku;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A line as the shopper was shown it.
 *
 * @param price of one, in fen
 * @param extParams of the order domain (a hotel's dates, a phone number); kept as they are
 */
public record CheckoutLine(
        long skuId,
        long itemId,
        long merchantId,
        long publishVersion,
        long snapshotId,
        String title,
        Map<String, String> specs,
        long price,
        long qty,
        Map<String, String> extParams) {

    public CheckoutLine {
        specs = Collections.unmodifiableMap(new LinkedHashMap<>(specs));
        extParams = Collections.unmodifiableMap(new LinkedHashMap<>(extParams));
    }

    public static CheckoutLine of(PublishedSku sku, long qty, Map<String, String> extParams) {
        return new CheckoutLine(
                sku.skuId(),
                sku.itemId(),
                sku.merchantId(),
                sku.publishVersion(),
                sku.snapshotId(),
                sku.title(),
                sku.specs(),
                sku.price(),
                qty,
                extParams);
    }

    /** In fen. */
    public long amount() {
        return Math.multiplyExact(price, qty);
    }
}
