package io.goodsflow.inventory.reservation.domain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;

class OrderLinesTest {

    @Test
    void repeatedKeysAreSummedAndAllAreInKeyOrder() {
        OrderLines lines = OrderLines.of(List.of(line("sku:9", 9, 2), line("sku:1", 1, 1), line("sku:9", 9, 2)));

        assertThat(lines.lines()).containsExactly(line("sku:1", 1, 1), line("sku:9", 9, 4));
    }

    @Test
    void theSameUnitsInAnotherShapeAreTheSameOrder() {
        assertThat(OrderLines.of(List.of(line("sku:2", 2, 3), line("sku:1", 1, 1))))
                .isEqualTo(OrderLines.of(List.of(line("sku:1", 1, 1), line("sku:2", 2, 1), line("sku:2", 2, 2))));
    }

    @Test
    void noLineAsksForNothing() {
        assertThatIllegalArgumentException().isThrownBy(() -> line("sku:1", 1, 0));
    }

    private static OrderLine line(String key, long skuId, long qty) {
        return new OrderLine(key, skuId, qty);
    }
}
