package io.goodsflow.inventory.reservation.domain;

import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * An order's claim on stock.
 *
 * @param expiresAt end of the claim unless it is confirmed before; null for a tombstone
 */
public record Reservation(
        String orderId,
        ReservationStatus status,
        OrderLines lines,
        String operator,
        @Nullable Instant expiresAt,
        Instant createdAt,
        Instant updatedAt) {

    public static Reservation held(String orderId, OrderLines lines, String operator, Instant expiresAt, Instant now) {
        return new Reservation(orderId, ReservationStatus.RESERVED, lines, operator, expiresAt, now, now);
    }

    /** Deducted: reserved and confirmed at once. */
    public static Reservation sold(String orderId, OrderLines lines, String operator, Instant now) {
        return new Reservation(orderId, ReservationStatus.CONFIRMED, lines, operator, null, now, now);
    }

    /** Refuses every later reserve of the order. */
    public static Reservation tombstone(String orderId, String operator, Instant now) {
        return new Reservation(orderId, ReservationStatus.RELEASED, OrderLines.NONE, operator, null, now, now);
    }

    /** The status that counts: past its end a claim is over, even before the sweep gave the units back. */
    public ReservationStatus statusAt(Instant now) {
        boolean over = status == ReservationStatus.RESERVED && expiresAt != null && !now.isBefore(expiresAt);
        return over ? ReservationStatus.EXPIRED : status;
    }

    /**
     * What its own order gets for asking to reserve again.
     *
     * @param life how long the claim shall last, null if the order does not say
     */
    public ReserveOutcome answerTo(OrderLines asked, @Nullable Duration life, Instant now) {
        ReservationStatus current = statusAt(now);
        if (!lines.equals(OrderLines.NONE) && (!lines.equals(asked) || lastsOtherThan(life))) {
            return new ReserveOutcome.OrderMismatch(orderId);
        }
        return current.holds()
                ? new ReserveOutcome.Reserved(this, true)
                : new ReserveOutcome.OrderClosed(orderId, current);
    }

    private boolean lastsOtherThan(@Nullable Duration life) {
        return life != null && expiresAt != null && !createdAt.plus(life).equals(expiresAt);
    }

    /** What its own order gets for asking to deduct again. */
    public DeductOutcome answerToDeduct(OrderLines asked, Instant now) {
        ReservationStatus current = statusAt(now);
        if (!isSame(asked, current)) {
            return new DeductOutcome.Refused(new ReserveOutcome.OrderMismatch(orderId));
        }
        return switch (current) {
            case CONFIRMED -> new DeductOutcome.Deducted(this);
            case RESERVED -> new DeductOutcome.OnlyReserved(orderId);
            case RELEASED, EXPIRED -> new DeductOutcome.Refused(new ReserveOutcome.OrderClosed(orderId, current));
        };
    }

    /** A reservation knows no versions. Once it is confirmed it is no answer to an order that demands one. */
    private boolean isSame(OrderLines asked, ReservationStatus current) {
        return lines.equals(OrderLines.NONE)
                || lines.equals(asked)
                || current != ReservationStatus.CONFIRMED && lines.equals(asked.withoutVersions());
    }
}
