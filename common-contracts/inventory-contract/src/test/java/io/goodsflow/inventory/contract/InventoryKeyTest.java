package io.goodsflow.inventory.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class InventoryKeyTest {

    @Test
    void theWholeSkuIsTheShortestKey() {
        assertThat(InventoryKey.ofSku(33001)).hasToString("sku:33001");
        assertThat(InventoryKey.ofSku(33001)).isEqualTo(new InventoryKey("sku:33001"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "sku:1",
                "sku:9007199254740991",
                "sku:5|store:SH-01",
                "sku:5|date:2026-05-01",
                "sku:5|store:SH-01|date:2026-05-01|channel:app|batch:B7",
                "sku:5|channel:小程序"
            })
    void dimensionsFollowInTheirOrder(String text) {
        assertThat(new InventoryKey(text).text()).isEqualTo(text);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "sku:",
                "sku:0",
                "sku:05",
                "sku:-1",
                "SKU:5",
                "sku:5 ",
                "sku:5|",
                "sku:5|store:",
                "sku:5|store:a|store:b",
                "sku:5|date:2026-05-01|store:a",
                "sku:5|date:1 May",
                "sku:5|colour:red",
                "sku:5|store:a|b",
                "sku:5|store:a:b",
                "sku:12345678901234567"
            })
    void anythingElseIsRefused(String text) {
        assertThatThrownBy(() -> new InventoryKey(text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(text);
    }

    @Test
    void aKeyThatWouldNotFitItsColumnIsRefused() {
        String wide = "sku:1|store:" + "s".repeat(40) + "|date:2026-05-01|channel:" + "c".repeat(40) + "|batch:"
                + "b".repeat(40);

        assertThat(new InventoryKey(wide).text()).hasSizeLessThan(192);
        assertThatThrownBy(() -> new InventoryKey(wide + "b")).isInstanceOf(IllegalArgumentException.class);
    }
}
