package io.goodsflow.inventory.reservation.domain;

import java.util.List;

/** What became of asking to reserve; everything but {@link Reserved} holds nothing. */
public sealed interface ReserveOutcome {

    /** @param repeated true if the order held it already */
    record Reserved(Reservation reservation, boolean repeated) implements ReserveOutcome {}

    record InsufficientStock(List<Shortfall> lines) implements ReserveOutcome {}

    record NotOnSale(List<OrderLine> lines) implements ReserveOutcome {}

    /** The keys take no new orders, because their SKUs are about to go. */
    record Retired(List<OrderLine> lines) implements ReserveOutcome {}

    /** The order was reserved with other lines, or for another time. */
    record OrderMismatch(String orderId) implements ReserveOutcome {}

    /** The order was released or has expired; it cannot be reserved any more. */
    record OrderClosed(String orderId, ReservationStatus status) implements ReserveOutcome {}

    /** A line and what there was for it. */
    record Shortfall(OrderLine line, long available) {}
}
