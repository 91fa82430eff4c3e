package io.goodsflow.inventory.stock.domain;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.inventory.stock.domain.Adjustment.By;
import io.goodsflow.inventory.stock.domain.Adjustment.FromTo;
import io.goodsflow.inventory.stock.domain.Adjustment.Verdict;
import org.junit.jupiter.api.Test;

class AdjustmentTest {

    private final Balance five = new Balance("sku:7", new Buckets(8, 5, 3, 0, 0, 0), 4, 9, false);

    @Test
    void aDeltaFitsTheVersionItIsBasedOn() {
        assertThat(new By(-5, 4L).on(five)).isEqualTo(Verdict.FITS);
        assertThat(new By(1, 3L).on(five)).isEqualTo(Verdict.MOVED);
        assertThat(new By(1, 5L).on(five)).isEqualTo(Verdict.MOVED);
    }

    @Test
    void aDeltaWithoutVersionFitsAnyStockThatCanGiveIt() {
        assertThat(new By(-5, null).on(five)).isEqualTo(Verdict.FITS);
        assertThat(new By(-6, null).on(five)).isEqualTo(Verdict.BELOW_ZERO);
        assertThat(new By(Adjustment.MOST - 5, null).on(five)).isEqualTo(Verdict.FITS);
        assertThat(new By(Adjustment.MOST - 4, null).on(five)).isEqualTo(Verdict.TOO_LARGE);
    }

    @Test
    void aFigureIsSetOnlyInThePlaceOfTheOneThatWasShown() {
        assertThat(new FromTo(5, 9).on(five)).isEqualTo(Verdict.FITS);
        assertThat(new FromTo(5, 9).delta()).isEqualTo(4);
        assertThat(new FromTo(5, 0).on(five)).isEqualTo(Verdict.FITS);
        assertThat(new FromTo(6, 9).on(five)).isEqualTo(Verdict.MOVED);
    }

    @Test
    void differentAdjustmentsAreNeverTakenForEachOther() {
        assertThat(new Adjustment[] {
                    new By(4, null), new By(4, 4L), new By(-4, null), new By(-4, 4L), new FromTo(5, 9), new FromTo(9, 5)
                })
                .extracting(Adjustment::asked)
                .doesNotHaveDuplicates();
    }
}
