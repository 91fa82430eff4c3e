package io.goodsflow.inventory.stock.application;

import io.goodsflow.inventory.stock.domain.Buckets;
import io.goodsflow.inventory.stock.domain.LedgerType;
import io.goodsflow.inventory.stock.domain.Movement;
import io.goodsflow.inventory.stock.domain.StockLedger;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.LongFunction;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Propagation;
import org.springframework.transaction.annotation.Transactional;

/** Moves an order's units between the buckets of their keys, inside the transaction of the order's own state. */
@Service
public class MoveStock {

    private final StockLedger ledger;

    MoveStock(StockLedger ledger) {
        this.ledger = ledger;
    }

    /** @return false if there was not enough of some key; the caller rolls back */
    @Transactional(propagation = Propagation.MANDATORY)
    public boolean handle(Command command) {
        List<Movement> movements = command.lines().stream()
                .sorted(Comparator.comparing(Line::inventoryKey))
                .map(line -> new Movement(
                        line.inventoryKey(),
                        command.requestNo(),
                        command.step().type,
                        command.step().change.apply(line.qty()),
                        command.operator()))
                .toList();
        return ledger.move(movements, command.at());
    }

    /** What an order can do to its units. */
    public enum Step {
        RESERVE(LedgerType.RESERVE, Buckets::reserve),
        CONFIRM(LedgerType.CONFIRM, Buckets::confirm),
        RELEASE(LedgerType.RELEASE, Buckets::giveBack),
        EXPIRE(LedgerType.EXPIRE, Buckets::giveBack),
        DEDUCT(LedgerType.DEDUCT, Buckets::deduct),
        RESTORE(LedgerType.RESTORE, Buckets::restore);

        private final LedgerType type;
        private final transient LongFunction<Buckets> change;

        Step(LedgerType type, LongFunction<Buckets> change) {
            this.type = type;
            this.change = change;
        }
    }

    /** @param operationNo tells the operations of one kind on one order apart */
    public record Command(
            Step step, String orderId, String operationNo, List<Line> lines, String operator, Instant at) {

        public Command {
            lines = List.copyOf(lines);
        }

        String requestNo() {
            return step.name().toLowerCase(Locale.ROOT) + ":" + orderId + ":" + operationNo;
        }
    }

    /** Units of one key; each key once. */
    public record Line(String inventoryKey, long qty) {}
}
