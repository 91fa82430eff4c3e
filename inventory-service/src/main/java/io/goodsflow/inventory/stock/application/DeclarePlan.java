package io.goodsflow.inventory.stock.application;

import io.goodsflow.inventory.sale.application.LookUpSales;
import io.goodsflow.inventory.stock.application.DeclareStock.Command;
import io.goodsflow.inventory.stock.application.DeclareStock.Line;
import io.goodsflow.inventory.stock.domain.Balance;
import io.goodsflow.inventory.stock.domain.Buckets;
import io.goodsflow.inventory.stock.domain.DeclareDecision;
import io.goodsflow.inventory.stock.domain.LedgerEntry;
import io.goodsflow.inventory.stock.domain.LedgerType;
import io.goodsflow.inventory.stock.domain.Movement;
import io.goodsflow.inventory.stock.domain.StockConfig;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What a declaration will do to each of its keys, decided before anything is written. */
final class DeclarePlan {

    private final Command command;
    private final Map<Line, DeclareDecision> decisions = new LinkedHashMap<>();
    private final List<Movement> movements = new ArrayList<>();

    private DeclarePlan(Command command) {
        this.command = command;
    }

    static DeclarePlan of(
            Command command,
            Map<String, Balance> balances,
            Map<String, StockConfig> configs,
            Map<String, LedgerEntry> recorded,
            Map<Long, LookUpSales.Sale> sales) {
        DeclarePlan plan = new DeclarePlan(command);
        for (Line line : command.lines()) {
            String key = line.inventoryKey();
            Balance balance = balances.get(key);
            boolean fixed =
                    sales.getOrDefault(line.skuId(), LookUpSales.Sale.NEVER).everOnSale()
                            || belongsToAnother(command, configs.get(key));
            plan.add(
                    line,
                    balance,
                    DeclareDecision.of(line.quantity(), command.edition(), balance, recorded.get(key), fixed));
        }
        plan.movements.sort(Comparator.comparing(Movement::inventoryKey));
        return plan;
    }

    private static boolean belongsToAnother(Command command, @Nullable StockConfig config) {
        return config != null && (config.itemId() != command.itemId() || config.merchantId() != command.merchantId());
    }

    private void add(Line line, @Nullable Balance balance, DeclareDecision decision) {
        decisions.put(line, decision);
        if (decision == DeclareDecision.CREATED) {
            movements.add(movement(line, LedgerType.INIT, line.quantity()));
        } else if (balance != null && (decision == DeclareDecision.ADJUSTED || decision == DeclareDecision.UNCHANGED)) {
            // An unchanged key gets a row too: it is how the request is known again.
            movements.add(movement(
                    line, LedgerType.ADJUST, line.quantity() - balance.buckets().total()));
        }
    }

    private Movement movement(Line line, LedgerType type, long delta) {
        return new Movement(line.inventoryKey(), line.requestNo(), type, Buckets.supply(delta), command.operator());
    }

    @Nullable
    DeclareOutcome refusal() {
        for (Map.Entry<Line, DeclareDecision> decided : decisions.entrySet()) {
            if (decided.getValue() == DeclareDecision.REQUEST_REUSED) {
                return new DeclareOutcome.RequestReused(decided.getKey().requestNo());
            }
        }
        List<String> overtaken = keysWith(DeclareDecision.OVERTAKEN);
        if (!overtaken.isEmpty()) {
            return new DeclareOutcome.Overtaken(overtaken);
        }
        List<String> fixed = keysWith(DeclareDecision.ALREADY_DECLARED);
        return fixed.isEmpty() ? null : new DeclareOutcome.AlreadyDeclared(fixed);
    }

    private List<String> keysWith(DeclareDecision decision) {
        return decisions.entrySet().stream()
                .filter(decided -> decided.getValue() == decision)
                .map(decided -> decided.getKey().inventoryKey())
                .toList();
    }

    List<StockConfig> newConfigs(Instant at) {
        return decisions.entrySet().stream()
                .filter(decided -> decided.getValue() == DeclareDecision.CREATED)
                .map(Map.Entry::getKey)
                .sorted(Comparator.comparing(Line::inventoryKey))
                .map(line -> StockConfig.quantity(
                        line.inventoryKey(), command.itemId(), line.skuId(), command.merchantId(), at))
                .toList();
    }

    /** In the order of the keys. */
    List<Movement> movements() {
        return movements;
    }

    DeclareOutcome outcome(Map<String, Balance> after) {
        List<DeclareOutcome.Line> lines = new ArrayList<>();
        decisions.forEach((line, decision) -> {
            Balance balance = after.get(line.inventoryKey());
            if (balance == null) {
                throw new IllegalStateException("no balance of " + line.inventoryKey());
            }
            lines.add(new DeclareOutcome.Line(
                    line.skuId(),
                    line.inventoryKey(),
                    decision,
                    balance.buckets().available(),
                    balance.inventoryVersion()));
        });
        return new DeclareOutcome.Declared(lines);
    }
}
