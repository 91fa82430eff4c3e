package io.goodsflow.inventory.reservation.domain;

import java.util.List;

/** What became of asking to deduct; everything but {@link Deducted} takes nothing. */
public sealed interface DeductOutcome {

    record Deducted(Reservation reservation) implements DeductOutcome {}

    /** Never heard of, or no longer a SKU of its item. */
    record UnknownSku(List<OrderLine> lines) implements DeductOutcome {}

    record OffSale(List<OrderLine> lines) implements DeductOutcome {}

    /** The items changed since the order confirmed them. */
    record VersionMoved(List<VersionGap> lines) implements DeductOutcome {}

    /** The order knows a version whose news has not come here yet. */
    record VersionNotSeen(List<VersionGap> lines) implements DeductOutcome {}

    /** The order was reserved with these lines and waits for its confirmation. */
    record OnlyReserved(String orderId) implements DeductOutcome {}

    /** For a reason that reserving knows as well. */
    record Refused(ReserveOutcome reason) implements DeductOutcome {}

    /** A line and the version its item has. */
    record VersionGap(OrderLine line, long current) {

        /** How far the order is ahead of what is known here; negative if it is behind. */
        public long ahead() {
            Long confirmed = line.publishVersion();
            return confirmed == null ? 0 : confirmed - current;
        }
    }
}
