package io.goodsflow.inventory.stock.application;

import io.goodsflow.inventory.sale.application.LookUpSales;
import io.goodsflow.inventory.stock.domain.Balance;
import io.goodsflow.inventory.stock.domain.StockConfig;
import io.goodsflow.inventory.stock.domain.StockConfigs;
import io.goodsflow.inventory.stock.domain.StockLedger;
import io.goodsflow.kernel.CommonError;
import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.kit.data.Transactions;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Service;

/** Declares the stock of an item's SKUs, all or nothing (source 5.4.2). */
@Service
public class DeclareStock {

    private static final int ATTEMPTS = 3;

    private final Transactions transactions;
    private final StockConfigs configs;
    private final StockLedger ledger;
    private final LookUpSales sales;
    private final Clock clock;

    DeclareStock(Transactions transactions, StockConfigs configs, StockLedger ledger, LookUpSales sales, Clock clock) {
        this.transactions = transactions;
        this.configs = configs;
        this.ledger = ledger;
        this.sales = sales;
        this.clock = clock;
    }

    public DeclareOutcome handle(Command command) {
        for (int attempt = 1; attempt <= ATTEMPTS; attempt++) {
            try {
                return transactions.execute(() -> declare(command));
            } catch (DeclaredMeanwhile raced) {
                // Another command created one of the keys between our look and our write: look again.
            }
        }
        throw new GoodsflowException(CommonError.IN_PROGRESS);
    }

    private DeclareOutcome declare(Command command) {
        Instant now = clock.instant().truncatedTo(ChronoUnit.MILLIS);
        Map<String, Balance> balances = ledger.lock(command.keys());
        DeclarePlan plan = DeclarePlan.of(
                command,
                balances,
                configs.find(command.keys()),
                ledger.recorded(command.requestNoByKey()),
                sales.handle(command.skuIds()));
        if (plan.refusal() != null) {
            return plan.refusal();
        }
        List<StockConfig> fresh = plan.newConfigs(now);
        if (!fresh.isEmpty() && !configs.declare(fresh)) {
            throw new DeclaredMeanwhile();
        }
        if (!plan.movements().isEmpty() && !ledger.move(plan.movements(), now)) {
            throw new IllegalStateException("locked balances refused a move of " + command.keys());
        }
        if (command.edition() != null) {
            ledger.raiseEdition(command.keys(), command.edition());
        }
        return plan.outcome(ledger.read(command.keys()));
    }

    /**
     * Stock asked for the SKUs of one item; each key once.
     *
     * @param edition orders the declarations of the item; null has no place in the order
     */
    public record Command(
            long itemId,
            long merchantId,
            String operator,
            @Nullable Long edition,
            List<Line> lines) {

        public Command {
            lines = List.copyOf(lines);
        }

        public Command(long itemId, long merchantId, String operator, List<Line> lines) {
            this(itemId, merchantId, operator, null, lines);
        }

        List<String> keys() {
            return lines.stream().map(Line::inventoryKey).sorted().toList();
        }

        List<Long> skuIds() {
            return lines.stream().map(Line::skuId).toList();
        }

        Map<String, String> requestNoByKey() {
            return lines.stream().collect(java.util.stream.Collectors.toMap(Line::inventoryKey, Line::requestNo));
        }
    }

    /** One key and the figure it shall have. */
    public record Line(String requestNo, long skuId, String inventoryKey, long quantity) {

        public Line {
            Objects.requireNonNull(inventoryKey);
        }
    }

    private static final class DeclaredMeanwhile extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }
}
