package io.goodsflow.inventory.stock.domain;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BucketsTest {

    @Test
    void unitsOnlyChangePlaceBetweenReserveAndConfirm() {
        Buckets after = Buckets.supply(10)
                .plus(Buckets.reserve(3))
                .plus(Buckets.confirm(2))
                .plus(Buckets.giveBack(1));

        assertThat(after).isEqualTo(new Buckets(10, 8, 0, 2, 0, 0));
        assertThat(after.sound()).isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "1, 0, 0, 0, 0, 0",
        "0, -1, 1, 0, 0, 0",
        "0, 1, -1, 0, 0, 0",
        "0, 1, 0, -1, 0, 0",
        "0, 1, 0, 0, -1, 0",
        "0, 1, 0, 0, 0, -1"
    })
    void aBalanceThatDoesNotAddUpOrGoesBelowZeroIsNotSound(
            long total, long available, long reserved, long confirmed, long consumed, long locked) {
        assertThat(new Buckets(total, available, reserved, confirmed, consumed, locked).sound())
                .isFalse();
    }
}
