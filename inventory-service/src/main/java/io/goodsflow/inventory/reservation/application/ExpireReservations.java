package io.goodsflow.inventory.reservation.application;

import io.goodsflow.inventory.reservation.domain.Reservations;
import io.goodsflow.inventory.reservation.domain.Reservations.Due;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Service;

/**
 * Sweeps all ended claims, looked up in batches. Each order is its own short transaction: two orders of one sweep must
 * not wait for each other's keys, and one that cannot be expired must not keep the others from it.
 */
@Service
public class ExpireReservations {

    private static final Logger log = LoggerFactory.getLogger(ExpireReservations.class);

    private final Reservations reservations;
    private final ExpireReservation expireReservation;
    private final ReservationProperties properties;
    private final Clock clock;

    ExpireReservations(
            Reservations reservations,
            ExpireReservation expireReservation,
            ReservationProperties properties,
            Clock clock) {
        this.reservations = reservations;
        this.expireReservation = expireReservation;
        this.properties = properties;
        this.clock = clock;
    }

    /** @return how many were expired */
    public int handle() {
        Instant now = clock.instant();
        int expired = 0;
        Due last = Due.START;
        List<Due> batch = reservations.due(now, last, properties.sweepBatch());
        while (!batch.isEmpty()) {
            for (Due due : batch) {
                expired += expire(due.orderId()) ? 1 : 0;
            }
            last = batch.get(batch.size() - 1);
            batch = reservations.due(now, last, properties.sweepBatch());
        }
        return expired;
    }

    private boolean expire(String orderId) {
        try {
            return expireReservation.handle(orderId);
        } catch (RuntimeException failed) {
            // Whatever is wrong with this order, the others must get their units back; the next sweep tries it again.
            log.error("reservation {} cannot be expired", orderId, failed);
            return false;
        }
    }
}
