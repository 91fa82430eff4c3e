package io.goodsflow.kit.data;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import org.springframework.transaction.support.TransactionSynchronization;
import org.springframework.transaction.support.TransactionSynchronizationManager;

/**
 * A business metric: how often each of a few things happened. The values of its label are those of an enum in lower
 * case, so their number is known, and each of them is there from the start with 0.
 *
 * <p>What happens inside a transaction is counted when it is committed. Rolled back, it never happened.
 */
public final class Tally<E extends Enum<E>> {

    private final Map<E, Counter> counters;

    private Tally(Map<E, Counter> counters) {
        this.counters = counters;
    }

    public static <E extends Enum<E>> Tally<E> of(MeterRegistry registry, String name, String label, Class<E> values) {
        Map<E, Counter> counters = new EnumMap<>(values);
        for (E value : values.getEnumConstants()) {
            counters.put(value, registry.counter(name, label, label(value)));
        }
        return new Tally<>(counters);
    }

    public void count(E value) {
        count(value, 1);
    }

    public void count(E value, long times) {
        Counter counter = counters.get(value);
        if (counter == null) {
            throw new IllegalArgumentException("no counter for " + value);
        }
        onceCommitted(() -> counter.increment(times));
    }

    private static void onceCommitted(Runnable count) {
        if (!TransactionSynchronizationManager.isSynchronizationActive()) {
            count.run();
            return;
        }
        TransactionSynchronizationManager.registerSynchronization(new TransactionSynchronization() {
            @Override
            public void afterCommit() {
                count.run();
            }
        });
    }

    private static String label(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }
}
