package io.goodsflow.inventory.sale.domain;

import java.util.Collection;
import java.util.List;

/** What is known of items and their SKUs. */
public interface ItemSales {

    /**
     * Keeps the state if it is newer than the one kept.
     *
     * @return false if it was old or a repeat
     */
    boolean keep(ItemSale sale);

    /** These are the item's SKUs now; others of the item are no longer. */
    void list(long itemId, List<Long> skuIds);

    /** These SKUs were on sale; that is never forgotten, however old the news. */
    void rememberOnSale(long itemId, List<Long> skuIds);

    /** As {@link #find}, and their items stay as they are until the transaction ends. */
    List<SkuState> hold(Collection<Long> skuIds);

    List<SkuState> find(Collection<Long> skuIds);

    /**
     * @param listed true if its item still has it
     * @param onSale true if its item is on sale and still has the SKU
     * @param everOnSale true if it ever was
     * @param publishVersion newest version of its item that is known, 0 if none is
     */
    record SkuState(long skuId, boolean listed, boolean onSale, boolean everOnSale, long publishVersion) {}
}
