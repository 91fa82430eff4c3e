package io.goodsflow.supply.task;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.supply.task.application.OpenRows;
import java.util.concurrent.ThreadLocalRandom;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;

class CountdownTest extends SupplyTest {
    @Autowired
    OpenRows openRows;

    private final long task = ThreadLocalRandom.current().nextLong(1L << 40, 1L << 50);

    @Test
    void onlyTheLastRowIsTheLast() {
        openRows.start(task, 3);

        assertThat(openRows.ended(task)).isFalse();
        assertThat(openRows.ended(task)).isFalse();
        assertThat(openRows.ended(task)).isTrue();
    }

    @Test
    void aLostCounterNeverSaysLast() {
        openRows.start(task, 1);
        openRows.forget(task);

        assertThat(openRows.ended(task)).isFalse();
    }
}
