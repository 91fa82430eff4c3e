package io.goodsflow.product.sku.adapter.persistence;

import io.goodsflow.product.sku.application.SkuStocks.NewStock;
import java.time.LocalDateTime;
import java.time.ZoneOffset;

/** Row of {@code product_sku_stock}; times are UTC. */
record StockRow(
        long skuId,
        long itemId,
        long merchantId,
        long publishVersion,
        long quantity,
        String operator,
        String state,
        LocalDateTime createdAt) {

    static StockRow of(NewStock stock) {
        return new StockRow(
                stock.skuId(),
                stock.itemId(),
                stock.merchantId(),
                stock.publishVersion(),
                stock.quantity(),
                stock.operator(),
                stock.state().name(),
                IntentRow.utc(stock.at()));
    }

    NewStock toStock() {
        return new NewStock(
                skuId,
                itemId,
                merchantId,
                publishVersion,
                quantity,
                operator,
                NewStock.State.valueOf(state),
                createdAt.toInstant(ZoneOffset.UTC));
    }
}
