package io.goodsflow.inventory.sale.application;

import io.goodsflow.inventory.sale.domain.ItemSale;
import io.goodsflow.inventory.sale.domain.ItemSales;
import java.util.List;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** Keeps the newest sale state of an item; an older version only adds to what was ever on sale. */
@Service
public class FollowItem {

    private final ItemSales sales;

    FollowItem(ItemSales sales) {
        this.sales = sales;
    }

    @Transactional
    public void handle(Command command) {
        ItemSale sale = new ItemSale(
                command.itemId(), command.merchantId(), command.saleState(), command.version(), command.skuIds());
        boolean newest = sales.keep(sale);
        if (newest) {
            sales.list(sale.itemId(), sale.skuIds());
        }
        if (sale.onSale() && !sale.skuIds().isEmpty()) {
            sales.rememberOnSale(sale.itemId(), sale.skuIds());
        }
    }

    /** An item's state at one version. */
    public record Command(long itemId, long merchantId, String saleState, long version, List<Long> skuIds) {

        public Command {
            skuIds = List.copyOf(skuIds);
        }
    }
}
