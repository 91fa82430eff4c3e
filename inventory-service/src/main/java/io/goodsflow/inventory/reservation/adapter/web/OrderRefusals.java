package io.goodsflow.inventory.reservation.adapter.web;

import io.goodsflow.inventory.contract.error.InventoryError;
import io.goodsflow.inventory.reservation.domain.DeductOutcome;
import io.goodsflow.inventory.reservation.domain.DeductOutcome.Deducted;
import io.goodsflow.inventory.reservation.domain.DeductOutcome.OffSale;
import io.goodsflow.inventory.reservation.domain.DeductOutcome.UnknownSku;
import io.goodsflow.inventory.reservation.domain.DeductOutcome.VersionGap;
import io.goodsflow.inventory.reservation.domain.DeductOutcome.VersionMoved;
import io.goodsflow.inventory.reservation.domain.DeductOutcome.VersionNotSeen;
import io.goodsflow.inventory.reservation.domain.OrderLine;
import io.goodsflow.inventory.reservation.domain.Reservation;
import io.goodsflow.inventory.reservation.domain.ReservationStatus;
import io.goodsflow.inventory.reservation.domain.ReserveOutcome.Shortfall;
import io.goodsflow.inventory.reservation.domain.Restore;
import io.goodsflow.inventory.reservation.domain.RestoreOutcome;
import io.goodsflow.inventory.reservation.domain.RestoreOutcome.RequestReused;
import io.goodsflow.inventory.reservation.domain.RestoreOutcome.Restored;
import io.goodsflow.inventory.reservation.domain.RestoreOutcome.TooFewLeft;
import io.goodsflow.kernel.CommonError;
import io.goodsflow.kernel.ErrorCode;
import io.goodsflow.kernel.GoodsflowException;
import java.util.List;
import java.util.stream.Collectors;

/** Turns what refuses to deduct or restore into problems, in this one place. */
final class OrderRefusals {

    private OrderRefusals() {}

    static Reservation orRefuse(DeductOutcome outcome) {
        if (outcome instanceof Deducted deducted) {
            return deducted.reservation();
        }
        if (outcome instanceof UnknownSku refused) {
            throw lines(InventoryError.SKU_NOT_FOUND, refused.lines());
        }
        if (outcome instanceof OffSale refused) {
            throw lines(InventoryError.OFF_SALE, refused.lines());
        }
        if (outcome instanceof VersionMoved refused) {
            throw gaps(InventoryError.VERSION_MOVED, refused.lines());
        }
        if (outcome instanceof VersionNotSeen refused) {
            throw gaps(InventoryError.VERSION_NOT_SEEN, refused.lines());
        }
        if (outcome instanceof DeductOutcome.Refused refused) {
            return Refusals.orRefuse(refused.reason()).reservation();
        }
        throw onlyReserved();
    }

    static Restore orRefuse(RestoreOutcome outcome) {
        if (outcome instanceof Restored restored) {
            return restored.restore();
        }
        if (outcome instanceof TooFewLeft refused) {
            List<LeftLine> lines = refused.lines().stream().map(LeftLine::of).toList();
            String names = lines.stream().map(LeftLine::inventoryKey).collect(Collectors.joining(", "));
            throw new GoodsflowException(InventoryError.NOTHING_TO_RESTORE, names).with("lines", lines);
        }
        if (outcome instanceof RequestReused refused) {
            throw new GoodsflowException(CommonError.IDEMPOTENCY_KEY_REUSED).with("request_no", refused.requestNo());
        }
        if (outcome instanceof RestoreOutcome.OnlyReserved) {
            throw onlyReserved();
        }
        throw new GoodsflowException(InventoryError.RESERVATION_NOT_FOUND);
    }

    private static GoodsflowException onlyReserved() {
        return new GoodsflowException(InventoryError.ILLEGAL_STATE, ReservationStatus.RESERVED)
                .with("state", ReservationStatus.RESERVED.name());
    }

    private static GoodsflowException lines(ErrorCode code, List<OrderLine> lines) {
        return Refusals.refused(code, lines.stream().map(RefusedLine::of).toList());
    }

    private static GoodsflowException gaps(ErrorCode code, List<VersionGap> gaps) {
        List<GapLine> lines = gaps.stream().map(GapLine::of).toList();
        String names = lines.stream().map(GapLine::inventoryKey).collect(Collectors.joining(", "));
        return new GoodsflowException(code, names).with("lines", lines);
    }

    /** A line whose item is in another version. */
    record GapLine(long skuId, String inventoryKey, long publishVersion, long currentVersion) {

        static GapLine of(VersionGap gap) {
            OrderLine line = gap.line();
            return new GapLine(line.skuId(), line.inventoryKey(), gap.current() + gap.ahead(), gap.current());
        }
    }

    /** A line that the order has fewer units of than it wants to give back. */
    record LeftLine(long skuId, String inventoryKey, long qty, long left) {

        static LeftLine of(Shortfall shortfall) {
            OrderLine line = shortfall.line();
            return new LeftLine(line.skuId(), line.inventoryKey(), line.qty(), shortfall.available());
        }
    }
}
