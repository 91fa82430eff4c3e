package io.goodsflow.inventory.reservation.domain;

/** What became of confirming or releasing an order. */
public sealed interface SettleOutcome {

    /** The order is in the asked state, now or since an earlier request. */
    record Settled(Reservation reservation) implements SettleOutcome {}

    record UnknownOrder(String orderId) implements SettleOutcome {}

    /** The present state does not allow it. */
    record Illegal(String orderId, ReservationStatus status) implements SettleOutcome {}
}
