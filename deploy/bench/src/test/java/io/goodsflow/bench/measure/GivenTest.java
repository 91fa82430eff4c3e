package io.goodsflow.bench.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class GivenTest {

    private final List<String> closed = new ArrayList<>();
    private final Given given = new Given();

    @Test
    void what_was_taken_last_is_given_back_first_and_once() {
        given.keep(() -> closed.add("first"));
        given.keep(() -> closed.add("second"));

        given.close();
        given.close();

        assertThat(closed).containsExactly("second", "first");
    }

    @Test
    void one_that_cannot_be_given_back_is_told_and_does_not_keep_the_others() {
        given.keep(() -> closed.add("first"));
        given.keep(() -> {
            throw new IllegalStateException("stuck");
        });

        assertThatThrownBy(given::close).isInstanceOf(BenchFailed.class).hasMessageContaining("stuck");
        assertThat(closed).containsExactly("first");
    }
}
