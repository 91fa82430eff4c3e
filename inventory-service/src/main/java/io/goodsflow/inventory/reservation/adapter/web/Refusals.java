package io.goodsflow.inventory.reservation.adapter.web;

import io.goodsflow.inventory.contract.error.InventoryError;
import io.goodsflow.inventory.reservation.domain.Reservation;
import io.goodsflow.inventory.reservation.domain.ReserveOutcome;
import io.goodsflow.inventory.reservation.domain.ReserveOutcome.InsufficientStock;
import io.goodsflow.inventory.reservation.domain.ReserveOutcome.NotOnSale;
import io.goodsflow.inventory.reservation.domain.ReserveOutcome.OrderClosed;
import io.goodsflow.inventory.reservation.domain.ReserveOutcome.OrderMismatch;
import io.goodsflow.inventory.reservation.domain.ReserveOutcome.Reserved;
import io.goodsflow.inventory.reservation.domain.ReserveOutcome.Retired;
import io.goodsflow.inventory.reservation.domain.SettleOutcome;
import io.goodsflow.inventory.reservation.domain.SettleOutcome.Illegal;
import io.goodsflow.inventory.reservation.domain.SettleOutcome.Settled;
import io.goodsflow.kernel.ErrorCode;
import io.goodsflow.kernel.GoodsflowException;
import java.util.List;

/** Turns the outcomes that refuse into problems, in this one place. */
final class Refusals {

    private Refusals() {}

    static Reserved orRefuse(ReserveOutcome outcome) {
        if (outcome instanceof Reserved reserved) {
            return reserved;
        }
        if (outcome instanceof InsufficientStock refused) {
            throw refused(
                    InventoryError.INSUFFICIENT_STOCK,
                    refused.lines().stream().map(RefusedLine::of).toList());
        }
        if (outcome instanceof NotOnSale refused) {
            throw refused(
                    InventoryError.NOT_ON_SALE,
                    refused.lines().stream().map(RefusedLine::of).toList());
        }
        if (outcome instanceof Retired refused) {
            throw refused(
                    InventoryError.KEY_RETIRED,
                    refused.lines().stream().map(RefusedLine::of).toList());
        }
        if (outcome instanceof OrderMismatch refused) {
            throw new GoodsflowException(InventoryError.ORDER_MISMATCH, refused.orderId());
        }
        OrderClosed closed = (OrderClosed) outcome;
        throw new GoodsflowException(InventoryError.ORDER_CLOSED, closed.orderId())
                .with("state", closed.status().name());
    }

    static Reservation orRefuse(SettleOutcome outcome) {
        if (outcome instanceof Settled settled) {
            return settled.reservation();
        }
        if (outcome instanceof Illegal refused) {
            throw new GoodsflowException(InventoryError.ILLEGAL_STATE, refused.status())
                    .with("state", refused.status().name());
        }
        throw new GoodsflowException(InventoryError.RESERVATION_NOT_FOUND);
    }

    static GoodsflowException refused(ErrorCode code, List<RefusedLine> lines) {
        return new GoodsflowException(code, RefusedLine.names(lines)).with("lines", lines);
    }
}
