package io.goodsflow.inventory.reservation.domain;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

class ReservationTest {

    private static final Instant NOW = Instant.parse("2026-03-01T10:00:00Z");
    private static final Duration LIFE = Duration.ofMinutes(15);
    private static final Instant END = NOW.plus(LIFE);
    private static final OrderLines TWO = OrderLines.of(List.of(new OrderLine("sku:1", 1, 2)));
    private static final OrderLines THREE = OrderLines.of(List.of(new OrderLine("sku:1", 1, 3)));

    private final Reservation held = Reservation.held("o-1", TWO, "trade", END, NOW);

    @Test
    void itsOwnRetryGetsTheSameClaim() {
        assertThat(held.answerTo(TWO, LIFE, NOW)).isEqualTo(new ReserveOutcome.Reserved(held, true));
    }

    @Test
    void otherLinesUnderTheSameOrderAreRefused() {
        assertThat(held.answerTo(THREE, LIFE, NOW)).isEqualTo(new ReserveOutcome.OrderMismatch("o-1"));
    }

    @Test
    void anotherLifeUnderTheSameOrderIsRefusedIfTheOrderNamesOne() {
        assertThat(held.answerTo(TWO, LIFE.plusSeconds(1), NOW)).isEqualTo(new ReserveOutcome.OrderMismatch("o-1"));
        assertThat(held.answerTo(TWO, null, NOW)).isEqualTo(new ReserveOutcome.Reserved(held, true));
    }

    @Test
    void aClaimIsOverAtItsVeryEndEvenBeforeItsUnitsAreBack() {
        assertThat(held.statusAt(END.minusMillis(1))).isEqualTo(ReservationStatus.RESERVED);
        assertThat(held.statusAt(END)).isEqualTo(ReservationStatus.EXPIRED);
        assertThat(held.answerTo(TWO, LIFE, END))
                .isEqualTo(new ReserveOutcome.OrderClosed("o-1", ReservationStatus.EXPIRED));
    }

    @Test
    void aTombstoneRefusesWhateverTheLateReserveAsks() {
        assertThat(Reservation.tombstone("o-1", "trade", NOW).answerTo(THREE, LIFE, NOW))
                .isEqualTo(new ReserveOutcome.OrderClosed("o-1", ReservationStatus.RELEASED));
    }
}
