package io.goodsflow.inventory.stock.domain;

/**
 * The units of one key as they stand.
 *
 * @param inventoryVersion grows with commands of the back office only
 * @param seq grows with every change
 * @param retired true if it takes no new orders
 * @param edition the highest edition of its item that it was declared from, 0 if none was told
 */
public record Balance(
        String inventoryKey, Buckets buckets, long inventoryVersion, long seq, boolean retired, long edition) {

    public Balance(String inventoryKey, Buckets buckets, long inventoryVersion, long seq, boolean retired) {
        this(inventoryKey, buckets, inventoryVersion, seq, retired, 0);
    }

    public long available() {
        return buckets.available();
    }

    /** True if an order holds units of it that it may still give back, or that are still to be handed over. */
    public boolean inUse() {
        return buckets.reserved() + buckets.confirmed() + buckets.locked() > 0;
    }
}
