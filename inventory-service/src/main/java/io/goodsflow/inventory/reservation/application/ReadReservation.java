package io.goodsflow.inventory.reservation.application;

import io.goodsflow.inventory.reservation.domain.Reservation;
import io.goodsflow.inventory.reservation.domain.ReservationStatus;
import io.goodsflow.inventory.reservation.domain.Reservations;
import java.time.Clock;
import java.util.Optional;
import org.springframework.stereotype.Service;

/** An order's claim as it stands. */
@Service
public class ReadReservation {

    private final Reservations reservations;
    private final Clock clock;

    ReadReservation(Reservations reservations, Clock clock) {
        this.reservations = reservations;
        this.clock = clock;
    }

    public Optional<View> handle(String orderId) {
        return reservations
                .find(orderId)
                .map(reservation -> new View(reservation, reservation.statusAt(clock.instant())));
    }

    /** @param status the one that counts now */
    public record View(Reservation reservation, ReservationStatus status) {}
}
