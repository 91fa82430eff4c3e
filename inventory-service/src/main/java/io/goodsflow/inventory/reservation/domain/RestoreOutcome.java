package io.goodsflow.inventory.reservation.domain;

import io.goodsflow.inventory.reservation.domain.ReserveOutcome.Shortfall;
import java.util.List;

/** What became of giving units of a confirmed order back; everything but {@link Restored} moves nothing. */
public sealed interface RestoreOutcome {

    record Restored(Restore restore) implements RestoreOutcome {}

    record UnknownOrder(String orderId) implements RestoreOutcome {}

    /** The order is only reserved: it is released instead. */
    record OnlyReserved(String orderId) implements RestoreOutcome {}

    /** The order has fewer units left than it wants to give back. */
    record TooFewLeft(List<Shortfall> lines) implements RestoreOutcome {}

    /** The request number stood for other lines. */
    record RequestReused(String requestNo) implements RestoreOutcome {}
}
