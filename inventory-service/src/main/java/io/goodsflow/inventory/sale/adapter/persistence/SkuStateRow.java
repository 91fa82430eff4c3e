package io.goodsflow.inventory.sale.adapter.persistence;

import io.goodsflow.inventory.sale.domain.ItemSales.SkuState;

record SkuStateRow(long skuId, boolean onSale, boolean everOnSale) {

    SkuState toDomain() {
        return new SkuState(skuId, onSale, everOnSale);
    }
}
