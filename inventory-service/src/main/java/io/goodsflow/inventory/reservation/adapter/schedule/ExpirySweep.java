package io.goodsflow.inventory.reservation.adapter.schedule;

import io.goodsflow.inventory.reservation.application.ExpireReservations;
import io.goodsflow.kit.data.Leases;
import java.time.Duration;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;

/** One instance sweeps at a time; the others would only repeat its look-ups. */
@Component
class ExpirySweep {

    private static final String LEASE = "inventory.expire-reservations";
    private static final Duration TTL = Duration.ofSeconds(30);

    private final Leases leases;
    private final ExpireReservations expireReservations;

    ExpirySweep(Leases leases, ExpireReservations expireReservations) {
        this.leases = leases;
        this.expireReservations = expireReservations;
    }

    @Scheduled(fixedDelayString = "${goodsflow.inventory.reservation.sweep-interval:1s}")
    void sweep() {
        leases.runExclusively(LEASE, TTL, lease -> expireReservations.handle());
    }
}
