package io.goodsflow.inventory.sale.application;

import io.goodsflow.inventory.sale.domain.ItemSales;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import org.springframework.stereotype.Service;

/** Tells which SKUs may be sold; a SKU that is not known is left out. */
@Service
public class LookUpSales {

    private final ItemSales sales;

    LookUpSales(ItemSales sales) {
        this.sales = sales;
    }

    public Map<Long, Sale> handle(Collection<Long> skuIds) {
        Map<Long, Sale> found = new LinkedHashMap<>();
        sales.find(skuIds).forEach(state -> found.put(state.skuId(), new Sale(state.onSale(), state.everOnSale())));
        return found;
    }

    /** @param everOnSale true if it was on sale at any time */
    public record Sale(boolean onSale, boolean everOnSale) {

        public static final Sale NEVER = new Sale(false, false);
    }
}
