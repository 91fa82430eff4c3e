package io.goodsflow.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.demo.FreshProducts;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;

/**
 * A part that hangs in the middle of an import and of orders leaves what an undisturbed run leaves: every row, every event,
 * every order and every count.
 */
@FleetTest
@Order(8)
class FrozenUnderLoadTest {

    private static final long SEED = 7;

    private final RunningFleet fleet = new RunningFleet();

    @Test
    void what_is_left_is_that_of_the_undisturbed_run_of_the_same_seed() throws InterruptedException {
        long category = Objects.requireNonNull(
                fleet.categories(List.of(FreshProducts.CATEGORY)).get(FreshProducts.CATEGORY));

        assertThat(fleet.disturbed(SEED, category, "freeze:inventory-service")).isEmpty();
    }
}
