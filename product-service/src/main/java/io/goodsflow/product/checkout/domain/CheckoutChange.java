package io.goodsflow.product.checkout.domain;

import io.goodsflow.product.history.domain.FieldChange;
import org.jspecify.annotations.Nullable;

/**
 * What is no longer as the shopper agreed.
 *
 * @param code {@code sku_gone}, {@code off_sale} or {@code field_changed}
 * @param field the field that differs, null if the SKU is gone
 * @param before what the shopper saw; null for a heavy text
 * @param after what it is now
 */
public record CheckoutChange(
        long skuId,
        long itemId,
        String code,
        @Nullable String field,
        @Nullable Object before,
        @Nullable Object after) {

    static CheckoutChange gone(CheckoutLine line) {
        return new CheckoutChange(line.skuId(), line.itemId(), "sku_gone", null, null, null);
    }

    static CheckoutChange offSale(CheckoutLine line, String saleState) {
        return new CheckoutChange(line.skuId(), line.itemId(), "off_sale", "sale_state", "ONLINE", saleState);
    }

    static CheckoutChange version(CheckoutLine line, long now) {
        return new CheckoutChange(
                line.skuId(), line.itemId(), "field_changed", "publish_version", line.publishVersion(), now);
    }

    static CheckoutChange field(CheckoutLine line, FieldChange change) {
        return new CheckoutChange(
                line.skuId(),
                line.itemId(),
                "field_changed",
                change.field(),
                change.said() ? change.before() : null,
                change.said() ? change.after() : null);
    }
}
