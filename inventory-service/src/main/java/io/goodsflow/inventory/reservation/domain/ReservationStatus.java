package io.goodsflow.inventory.reservation.domain;

import java.util.Set;

/** Life of an order's claim on stock; the same table of next states guards the SQL. */
public enum ReservationStatus {
    RESERVED,
    CONFIRMED,
    RELEASED,
    EXPIRED;

    public Set<ReservationStatus> next() {
        return switch (this) {
            case RESERVED -> Set.of(CONFIRMED, RELEASED, EXPIRED);
            case CONFIRMED -> Set.of(RELEASED);
            case RELEASED, EXPIRED -> Set.of();
        };
    }

    public boolean canBecome(ReservationStatus other) {
        return next().contains(other);
    }

    /** True if units are held for the order. */
    public boolean holds() {
        return this == RESERVED || this == CONFIRMED;
    }
}
