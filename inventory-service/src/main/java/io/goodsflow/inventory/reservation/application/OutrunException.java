package io.goodsflow.inventory.reservation.application;

/** Somebody else was faster. Rolls the transaction back, so that nothing of the order is held. */
final class OutrunException extends RuntimeException {

    private static final long serialVersionUID = 1L;
}
