package io.goodsflow.product.browsing.adapter.web;

import io.goodsflow.product.browsing.application.ViewProduct;
import io.goodsflow.product.browsing.domain.ShownProduct;
import java.nio.charset.StandardCharsets;
import java.util.UUID;

/**
 * What tells one state of a page from another: version, snapshot and the stock of each SKU. Weak, because two builds of the
 * service may write the same state in other bytes.
 */
final class EntityTags {

    private EntityTags() {}

    static String of(ViewProduct.Page page) {
        ShownProduct product = page.product();
        StringBuilder stock = new StringBuilder();
        for (ShownProduct.Sku sku : product.skus()) {
            stock.append(sku.id())
                    .append(':')
                    .append(page.stock().get(sku.id()))
                    .append(' ');
        }
        return "W/\"" + product.publishVersion() + '-' + product.snapshotId() + '-'
                + UUID.nameUUIDFromBytes(stock.toString().getBytes(StandardCharsets.UTF_8))
                + '"';
    }
}
