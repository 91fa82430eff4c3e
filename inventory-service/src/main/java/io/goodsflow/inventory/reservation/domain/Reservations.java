package io.goodsflow.inventory.reservation.domain;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** The orders' claims. */
public interface Reservations {

    /** @return false if the order id is taken, by whatever kind of claim */
    boolean open(Reservation reservation);

    Optional<Reservation> find(String orderId);

    /**
     * RESERVED → CONFIRMED if it has not ended by then. Together with {@link #expire} this is one race with one winner.
     *
     * @return false if the claim was not RESERVED or had ended
     */
    boolean confirm(String orderId, Instant now);

    /** RESERVED → RELEASED, ended or not. */
    boolean release(String orderId, Instant now);

    /** RESERVED → EXPIRED if it has ended by then. */
    boolean expire(String orderId, Instant now);

    /** As {@link #find}; nobody else changes it until the transaction ends. */
    Optional<Reservation> lock(String orderId);

    /** What a confirmed order has not given back yet. */
    OrderLines left(String orderId);

    /** @return false if the order has fewer units of a key left; the caller rolls back */
    boolean giveBack(String orderId, OrderLines lines);

    /** CONFIRMED → RELEASED if nothing is left of it. */
    boolean releaseEmptied(String orderId, Instant now);

    /**
     * Claims that have ended by then and still hold units, the longest ended first.
     *
     * @param after where the last batch stopped, {@link Due#START} for the first
     */
    List<Due> due(Instant now, Due after, int limit);

    /** A claim to expire. */
    record Due(long id, String orderId, Instant expiresAt) {

        public static final Due START = new Due(0, "", Instant.EPOCH);
    }
}
