package io.goodsflow.inventory.sale.application;

import io.goodsflow.inventory.sale.domain.ItemSales;
import io.goodsflow.inventory.sale.domain.ItemSales.SkuState;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
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
        return byId(sales.find(skuIds));
    }

    static Map<Long, Sale> byId(List<SkuState> states) {
        Map<Long, Sale> found = new LinkedHashMap<>();
        states.forEach(state -> found.put(
                state.skuId(), new Sale(state.listed(), state.onSale(), state.everOnSale(), state.publishVersion())));
        return found;
    }

    /**
     * @param listed true if its item still has it
     * @param everOnSale true if it was on sale at any time
     * @param publishVersion newest version of its item that is known, 0 if none is
     */
    public record Sale(boolean listed, boolean onSale, boolean everOnSale, long publishVersion) {

        public static final Sale NEVER = new Sale(false, false, false, 0);
    }
}
