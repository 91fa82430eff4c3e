package io.goodsflow.inventory.stock.domain;

/**
 * One change of one key, and the ledger row that explains it.
 *
 * @param requestNo unique per key: a second movement with the same one cannot happen
 * @param operator who asked for it
 */
public record Movement(String inventoryKey, String requestNo, LedgerType type, Buckets change, String operator) {

    /** Commands of the back office move the version that its forms are based on; orders do not. */
    public int versionStep() {
        return type == LedgerType.INIT || type == LedgerType.ADJUST ? 1 : 0;
    }
}
