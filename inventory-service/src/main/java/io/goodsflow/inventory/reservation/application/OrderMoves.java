package io.goodsflow.inventory.reservation.application;

import io.goodsflow.inventory.reservation.domain.OrderLines;
import io.goodsflow.inventory.reservation.domain.Reservation;
import io.goodsflow.inventory.stock.application.MoveStock;
import java.time.Instant;
import org.springframework.stereotype.Component;

/** Moves the units of an order that has just changed its state. */
@Component
class OrderMoves {

    /** Tells a whole-order operation apart from later ones on a part. */
    static final String WHOLE_ORDER = "1";

    private final MoveStock moveStock;

    OrderMoves(MoveStock moveStock) {
        this.moveStock = moveStock;
    }

    /** @return false if there was not enough of some key, or it takes no orders */
    boolean tryMove(MoveStock.Step step, Reservation reservation, String operationNo, String operator, Instant at) {
        return tryMove(step, reservation.orderId(), reservation.lines(), operationNo, operator, at);
    }

    /** For units that the reservation is known to hold; their absence is a broken invariant. */
    void move(MoveStock.Step step, Reservation reservation, String operationNo, String operator, Instant at) {
        move(step, reservation.orderId(), reservation.lines(), operationNo, operator, at);
    }

    /** The same for some of its units. */
    void move(MoveStock.Step step, String orderId, OrderLines lines, String operationNo, String operator, Instant at) {
        if (!tryMove(step, orderId, lines, operationNo, operator, at)) {
            throw new IllegalStateException("order " + orderId + " holds units that its balances do not show");
        }
    }

    private boolean tryMove(
            MoveStock.Step step, String orderId, OrderLines lines, String operationNo, String operator, Instant at) {
        return moveStock.handle(new MoveStock.Command(
                step,
                orderId,
                operationNo,
                lines.lines().stream()
                        .map(line -> new MoveStock.Line(line.inventoryKey(), line.qty()))
                        .toList(),
                operator,
                at));
    }
}
