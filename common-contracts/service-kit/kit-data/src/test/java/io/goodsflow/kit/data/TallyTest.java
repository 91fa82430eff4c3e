package io.goodsflow.kit.data;

import static org.assertj.core.api.Assertions.assertThat;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.springframework.transaction.support.TransactionSynchronization;
import org.springframework.transaction.support.TransactionSynchronizationManager;

class TallyTest {

    private final SimpleMeterRegistry registry = new SimpleMeterRegistry();
    private final Tally<Fruit> tally = Tally.of(registry, "fruit", "kind", Fruit.class);

    @AfterEach
    void end() {
        if (TransactionSynchronizationManager.isSynchronizationActive()) {
            TransactionSynchronizationManager.clearSynchronization();
        }
    }

    @Test
    void every_value_is_there_before_anything_happened() {
        assertThat(registry.get("fruit").counters()).hasSize(Fruit.values().length);
        assertThat(counted("red_apple")).isZero();
    }

    @Test
    void outside_of_a_transaction_it_counts_at_once() {
        tally.count(Fruit.RED_APPLE);
        tally.count(Fruit.PEAR, 3);

        assertThat(counted("red_apple")).isEqualTo(1);
        assertThat(counted("pear")).isEqualTo(3);
    }

    @Test
    void inside_it_counts_what_is_committed() {
        TransactionSynchronizationManager.initSynchronization();
        tally.count(Fruit.PEAR);
        assertThat(counted("pear")).isZero();

        TransactionSynchronizationManager.getSynchronizations().forEach(TransactionSynchronization::afterCommit);

        assertThat(counted("pear")).isEqualTo(1);
    }

    @Test
    void what_is_rolled_back_is_not_counted() {
        TransactionSynchronizationManager.initSynchronization();
        tally.count(Fruit.PEAR);

        TransactionSynchronizationManager.getSynchronizations()
                .forEach(ended -> ended.afterCompletion(TransactionSynchronization.STATUS_ROLLED_BACK));

        assertThat(counted("pear")).isZero();
    }

    private double counted(String kind) {
        return registry.get("fruit").tag("kind", kind).counter().count();
    }

    private enum Fruit {
        RED_APPLE,
        PEAR
    }
}
