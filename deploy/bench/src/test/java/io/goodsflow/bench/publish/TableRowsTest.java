package io.goodsflow.bench.publish;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.goodsflow.bench.measure.BenchFailed;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class TableRowsTest {

    private static final TableRows SKUS = new TableRows(
            "product_sku_tab",
            List.of("sku_id", "item_id", "sku_code"),
            List.of(List.of(1L, 10L, "a"), List.of(2L, 20L, "b"), Arrays.asList(3L, 10L, null)));

    @Test
    void rows_are_parted_by_what_a_column_says() {
        assertThat(SKUS.by("item_id").keySet()).containsExactly("10", "20");
        assertThat(SKUS.by("item_id").get("10").rows())
                .containsExactly(SKUS.rows().get(0), SKUS.rows().get(2));
    }

    @Test
    void a_value_may_be_missing_but_a_column_may_not() {
        assertThat(SKUS.value(2, "sku_code")).isNull();
        assertThatThrownBy(() -> SKUS.value(0, "colour"))
                .isInstanceOf(BenchFailed.class)
                .hasMessageContaining("colour");
    }

    @Test
    void parts_of_a_table_are_put_together() {
        assertThat(SKUS.by("item_id")
                        .get("10")
                        .and(SKUS.by("item_id").get("20"))
                        .size())
                .isEqualTo(3);
        assertThat(SKUS.none().size()).isZero();
    }
}
