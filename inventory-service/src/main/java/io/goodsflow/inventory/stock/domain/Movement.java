package io.goodsflow.inventory.stock.domain;

import org.jspecify.annotations.Nullable;

/**
 * One change of one key, and the ledger row that explains it.
 *
 * @param requestNo unique per key: a second movement with the same one cannot happen
 * @param operator who asked for it
 * @param asked what was asked for, where the change does not say; null else
 */
public record Movement(
        String inventoryKey,
        String requestNo,
        LedgerType type,
        Buckets change,
        String operator,
        @Nullable String asked) {

    public Movement(String inventoryKey, String requestNo, LedgerType type, Buckets change, String operator) {
        this(inventoryKey, requestNo, type, change, operator, null);
    }

    public int versionStep() {
        return type.ofBackOffice() ? 1 : 0;
    }

    public boolean takesUnits() {
        return type.takesUnits();
    }
}
