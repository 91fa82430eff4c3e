package io.goodsflow.inventory.stock.domain;

import java.util.Collection;
import java.util.List;

/** Figures to check a key by, each audit taken from one consistent view. */
public interface StockAudit {

    /** One figure set per existing key. */
    List<Figures> figures(Collection<String> inventoryKeys);

    /**
     * @param ledger sum over the ledger
     * @param ledgerRows number of ledger rows
     * @param lastSeq largest seq in the ledger
     * @param heldReserved units of open reservations
     * @param heldConfirmed units of confirmed ones
     */
    record Figures(
            Balance balance, Buckets ledger, long ledgerRows, long lastSeq, long heldReserved, long heldConfirmed) {}
}
