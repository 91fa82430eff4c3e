package io.goodsflow.bench.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class SpreadTest {

    @Test
    void the_median_of_an_odd_number_is_the_one_in_the_middle() {
        assertThat(Spread.of(List.of(5.0, 1.0, 9.0, 2.0, 4.0))).isEqualTo(new Spread(4.0, 1.0, 9.0));
    }

    @Test
    void the_median_of_an_even_number_lies_between_the_two_in_the_middle() {
        assertThat(Spread.of(List.of(4.0, 1.0, 2.0, 8.0))).isEqualTo(new Spread(3.0, 1.0, 8.0));
    }

    @Test
    void one_figure_is_all_three() {
        assertThat(Spread.of(List.of(0.7))).isEqualTo(new Spread(0.7, 0.7, 0.7));
    }

    @Test
    void no_figures_have_no_spread() {
        assertThatThrownBy(() -> Spread.of(List.of())).isInstanceOf(IllegalArgumentException.class);
    }
}
