package io.goodsflow.inventory.sale.adapter.persistence;

import io.goodsflow.inventory.sale.domain.ItemSales.SkuState;

record SkuStateRow(long skuId, boolean listed, boolean onSale, boolean everOnSale, long publishVersion) {

    SkuState toDomain() {
        return new SkuState(skuId, listed, onSale, everOnSale, publishVersion);
    }
}
