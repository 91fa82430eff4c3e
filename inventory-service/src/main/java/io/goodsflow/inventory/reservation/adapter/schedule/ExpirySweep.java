package io.goodsflow.inventory.reservation.adapter.schedule;

import io.goodsflow.inventory.reservation.application.ExpireReservations;
import io.goodsflow.inventory.reservation.application.ReservationProperties;
import io.goodsflow.kit.data.Leases;
import java.time.Duration;
import org.springframework.scheduling.annotation.SchedulingConfigurer;
import org.springframework.scheduling.config.ScheduledTaskRegistrar;
import org.springframework.stereotype.Component;

/** One instance sweeps at a time; the others would only repeat its look-ups. */
@Component
class ExpirySweep implements SchedulingConfigurer {

    private static final String LEASE = "inventory.expire-reservations";
    private static final Duration TTL = Duration.ofSeconds(30);

    private final Leases leases;
    private final ExpireReservations expireReservations;
    private final ReservationProperties properties;

    ExpirySweep(Leases leases, ExpireReservations expireReservations, ReservationProperties properties) {
        this.leases = leases;
        this.expireReservations = expireReservations;
        this.properties = properties;
    }

    @Override
    public void configureTasks(ScheduledTaskRegistrar tasks) {
        tasks.addFixedDelayTask(this::sweep, properties.sweepInterval());
    }

    private void sweep() {
        leases.runExclusively(LEASE, TTL, lease -> expireReservations.handle());
    }
}
