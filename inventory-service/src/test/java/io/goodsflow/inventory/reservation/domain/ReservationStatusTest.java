package io.goodsflow.inventory.reservation.domain;

import static io.goodsflow.inventory.reservation.domain.ReservationStatus.CONFIRMED;
import static io.goodsflow.inventory.reservation.domain.ReservationStatus.EXPIRED;
import static io.goodsflow.inventory.reservation.domain.ReservationStatus.RELEASED;
import static io.goodsflow.inventory.reservation.domain.ReservationStatus.RESERVED;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ReservationStatusTest {

    private static final Map<ReservationStatus, Set<ReservationStatus>> ALLOWED = Map.of(
            RESERVED,
            Set.of(CONFIRMED, RELEASED, EXPIRED),
            CONFIRMED,
            Set.of(RELEASED),
            RELEASED,
            Set.of(),
            EXPIRED,
            Set.of());

    @Test
    void everyStepIsEitherInTheTableOrImpossible() {
        for (ReservationStatus from : ReservationStatus.values()) {
            for (ReservationStatus to : ReservationStatus.values()) {
                assertThat(from.canBecome(to))
                        .as("%s to %s", from, to)
                        .isEqualTo(ALLOWED.get(from).contains(to));
            }
        }
    }
}
