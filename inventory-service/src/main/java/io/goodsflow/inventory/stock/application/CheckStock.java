package io.goodsflow.inventory.stock.application;

import io.goodsflow.inventory.stock.domain.Balance;
import io.goodsflow.inventory.stock.domain.Buckets;
import io.goodsflow.inventory.stock.domain.Finding;
import io.goodsflow.inventory.stock.domain.Finding.Invariant;
import io.goodsflow.inventory.stock.domain.StockAudit;
import io.goodsflow.inventory.stock.domain.StockAudit.Figures;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.springframework.stereotype.Service;

/** The invariants' checker: balance, ledger and reservations of a key must tell the same story (architecture 5). */
@Service
public class CheckStock {

    private final StockAudit audit;

    CheckStock(StockAudit audit) {
        this.audit = audit;
    }

    /** @return what is broken; empty if all is well */
    public List<Finding> handle(Collection<String> inventoryKeys) {
        List<Finding> findings = new ArrayList<>();
        audit.figures(inventoryKeys).forEach(figures -> check(figures, findings));
        return findings;
    }

    private static void check(Figures figures, List<Finding> findings) {
        Balance balance = figures.balance();
        Buckets now = balance.buckets();
        if (!now.sound()) {
            findings.add(new Finding(balance.inventoryKey(), Invariant.BUCKETS_SUM_TO_TOTAL, now.toString()));
        }
        if (!now.equals(figures.ledger())) {
            findings.add(new Finding(
                    balance.inventoryKey(), Invariant.LEDGER_SUM_IS_BALANCE, now + " but ledger " + figures.ledger()));
        }
        if (figures.ledgerRows() != balance.seq() || figures.lastSeq() != balance.seq()) {
            findings.add(new Finding(
                    balance.inventoryKey(),
                    Invariant.LEDGER_WITHOUT_GAP,
                    "seq " + balance.seq() + ", " + figures.ledgerRows() + " rows up to " + figures.lastSeq()));
        }
        if (figures.heldReserved() != now.reserved() || figures.heldConfirmed() != now.confirmed()) {
            findings.add(new Finding(
                    balance.inventoryKey(),
                    Invariant.HELD_BY_RESERVATIONS,
                    now + " but reservations hold " + figures.heldReserved() + " and " + figures.heldConfirmed()));
        }
        if (balance.retired() && balance.inUse()) {
            findings.add(new Finding(balance.inventoryKey(), Invariant.RETIRED_HOLDS_NOTHING, now.toString()));
        }
    }
}
