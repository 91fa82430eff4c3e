package io.goodsflow.inventory.sale.application;

import io.goodsflow.inventory.sale.application.LookUpSales.Sale;
import io.goodsflow.inventory.sale.domain.ItemSales;
import java.util.Collection;
import java.util.Map;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Propagation;
import org.springframework.transaction.annotation.Transactional;

/**
 * Tells which SKUs may be sold, and keeps it so until the caller's transaction ends: the news that an item went off sale
 * waits, or was heard before (catalogue-module: GetSKUForUpdate).
 */
@Service
public class HoldSales {

    private final ItemSales sales;

    HoldSales(ItemSales sales) {
        this.sales = sales;
    }

    /** A SKU that is not known is left out. */
    @Transactional(propagation = Propagation.MANDATORY)
    public Map<Long, Sale> handle(Collection<Long> skuIds) {
        return LookUpSales.byId(sales.hold(skuIds));
    }
}
