package io.goodsflow.inventory.stock.domain;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class DeclareDecisionTest {

    private static final String KEY = "sku:7";

    @Test
    void aNewKeyIsCreated() {
        assertThat(decide(5, null, null, false)).isEqualTo(DeclareDecision.CREATED);
    }

    @Test
    void aKeyThatNeverWasOnSaleGetsTheNewFigure() {
        assertThat(decide(5, balance(3, 0), null, false)).isEqualTo(DeclareDecision.ADJUSTED);
        assertThat(decide(3, balance(3, 0), null, false)).isEqualTo(DeclareDecision.UNCHANGED);
    }

    @Test
    void aKeyThatWasOnSaleKeepsItsStock() {
        assertThat(decide(5, balance(3, 0), null, true)).isEqualTo(DeclareDecision.ALREADY_DECLARED);
    }

    @Test
    void aKeyThatOrdersHoldUnitsOfKeepsItsStockWhateverIsKnownOfItsSale() {
        assertThat(decide(5, balance(3, 1), null, false)).isEqualTo(DeclareDecision.ALREADY_DECLARED);
    }

    @Test
    void theSameRequestIsKnownAgainEvenWhenTheKeyIsOnSaleByNow() {
        assertThat(decide(3, balance(3, 1), recorded(3), true)).isEqualTo(DeclareDecision.REPEATED);
    }

    @Test
    void theSameRequestWithAnotherFigureIsRefused() {
        assertThat(decide(4, balance(3, 0), recorded(3), false)).isEqualTo(DeclareDecision.REQUEST_REUSED);
    }

    @Test
    void aFigureOfAnOlderEditionThanTheKeyHasSeenIsOvertaken() {
        Balance third = new Balance(KEY, Buckets.supply(3), 1, 1, false, 3);

        assertThat(DeclareDecision.of(5, 2L, third, null, false)).isEqualTo(DeclareDecision.OVERTAKEN);
        assertThat(DeclareDecision.of(5, 3L, third, null, false)).isEqualTo(DeclareDecision.ADJUSTED);
        assertThat(DeclareDecision.of(5, 4L, third, null, false)).isEqualTo(DeclareDecision.ADJUSTED);
        assertThat(DeclareDecision.of(5, null, third, null, false)).isEqualTo(DeclareDecision.ADJUSTED);
    }

    @Test
    void aRequestThatWasCarriedOutIsKnownAgainThoughANewerEditionCame() {
        Balance third = new Balance(KEY, Buckets.supply(8), 1, 1, false, 3);

        assertThat(DeclareDecision.of(3, 2L, third, recorded(3), false)).isEqualTo(DeclareDecision.REPEATED);
    }

    private static DeclareDecision decide(
            long asked, @Nullable Balance existing, @Nullable LedgerEntry recorded, boolean fixed) {
        return DeclareDecision.of(asked, null, existing, recorded, fixed);
    }

    private static Balance balance(long total, long reserved) {
        return new Balance(KEY, new Buckets(total, total - reserved, reserved, 0, 0, 0), 1, 1, false);
    }

    private static LedgerEntry recorded(long figure) {
        return new LedgerEntry(
                KEY,
                1,
                "r",
                LedgerType.INIT,
                Buckets.supply(figure),
                Buckets.supply(figure),
                "ops",
                Instant.EPOCH,
                null,
                null);
    }
}
