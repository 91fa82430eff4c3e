package io.goodsflow.kit.messaging;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.context.SmartLifecycle;

/**
 * Measures at intervals how far each bound group is behind its topic, and how many letters wait for a person. A value
 * that cannot be had is NaN, never a stale figure.
 */
final class ConsumerWatch implements SmartLifecycle {

    private static final Logger log = LoggerFactory.getLogger(ConsumerWatch.class);

    private final BoundFunctions functions;
    private final ConsumerLag lag;
    private final DeadLetterTable letters;
    private final Duration interval;
    private final Map<ConsumerGroups.Binding, Double> lags = new ConcurrentHashMap<>();
    private volatile double parked = Double.NaN;
    private @Nullable ScheduledExecutorService executor;

    ConsumerWatch(
            BoundFunctions functions,
            ConsumerLag lag,
            DeadLetterTable letters,
            MeterRegistry registry,
            Duration interval) {
        this.functions = functions;
        this.lag = lag;
        this.letters = letters;
        this.interval = interval;
        for (ConsumerGroups.Binding binding : functions.bindings()) {
            Gauge.builder("goodsflow.consumer.lag", this, watch -> watch.lags.getOrDefault(binding, Double.NaN))
                    .description(
                            "Messages of the topic, and of its retry topic, that the group has not finished, NaN if the"
                                    + " broker is away")
                    .tag("group", binding.group())
                    .tag("topic", binding.topic())
                    .register(registry);
        }
        Gauge.builder("goodsflow.dead.letters.parked", this, watch -> watch.parked)
                .description("Messages that consumers refused for good and nobody has dealt with")
                .register(registry);
    }

    private void measure() {
        for (ConsumerGroups.Binding binding : functions.bindings()) {
            lags.put(binding, lag.of(binding));
        }
        try {
            parked = letters.countParked();
        } catch (RuntimeException e) {
            // the database is away; an exception would end the schedule for good
            parked = Double.NaN;
            log.debug("parked letters cannot be counted: {}", e.toString());
        }
    }

    @Override
    public synchronized void start() {
        if (executor != null) {
            return;
        }
        executor = Executors.newSingleThreadScheduledExecutor(task -> {
            Thread thread = new Thread(task, "consumer-watch");
            thread.setDaemon(true);
            return thread;
        });
        long period = interval.toMillis();
        var unused = executor.scheduleWithFixedDelay(this::measure, period, period, TimeUnit.MILLISECONDS);
    }

    @Override
    public synchronized void stop() {
        if (executor != null) {
            executor.shutdownNow();
            executor = null;
        }
    }

    @Override
    public synchronized boolean isRunning() {
        return executor != null;
    }
}
