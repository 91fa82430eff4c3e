package io.goodsflow.inventory.sale.domain;

import java.util.List;

/**
 * An item at one version, as far as selling it goes.
 *
 * @param skuIds its SKUs at that version
 */
public record ItemSale(long itemId, long merchantId, String saleState, long version, List<Long> skuIds) {

    private static final String ON_SALE = "ONLINE";

    public ItemSale {
        skuIds = List.copyOf(skuIds);
    }

    public boolean onSale() {
        return ON_SALE.equals(saleState);
    }
}
