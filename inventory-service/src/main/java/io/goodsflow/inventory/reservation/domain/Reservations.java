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

    /** Claims that have ended and still hold units, after the given one, in a fixed order. */
    List<Due> due(Instant now, long afterId, int limit);

    /** A claim to expire. */
    record Due(long id, String orderId) {}
}
