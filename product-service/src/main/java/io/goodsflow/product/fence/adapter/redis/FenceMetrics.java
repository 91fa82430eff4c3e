package io.goodsflow.product.fence.adapter.redis;

import io.goodsflow.product.fence.application.FenceUnavailableException;
import io.goodsflow.product.fence.application.Fences;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Duration;
import org.springframework.scheduling.annotation.SchedulingConfigurer;
import org.springframework.scheduling.config.ScheduledTaskRegistrar;
import org.springframework.stereotype.Component;

/** How many fences are up, looked at now and then: a fence that stays up makes every read of its page slow. */
@Component
class FenceMetrics implements SchedulingConfigurer {

    private static final Duration PAUSE = Duration.ofSeconds(5);

    private final Fences fences;
    private final MemoryWatch memory;
    private volatile Fences.Open open = new Fences.Open(0, 0, 0);
    private volatile boolean reachable = true;

    FenceMetrics(Fences fences, MemoryWatch memory, MeterRegistry meters) {
        this.fences = fences;
        this.memory = memory;
        Gauge.builder("goodsflow.product.fence.open", () -> open.count()).register(meters);
        Gauge.builder("goodsflow.product.fence.oldest.seconds", () -> open.oldestSeconds())
                .register(meters);
        Gauge.builder("goodsflow.product.fence.overdue.seconds", () -> open.overdueSeconds())
                .register(meters);
        Gauge.builder("goodsflow.product.fence.reachable", () -> reachable ? 1 : 0)
                .register(meters);
    }

    @Override
    public void configureTasks(ScheduledTaskRegistrar tasks) {
        tasks.addFixedDelayTask(this::look, PAUSE);
    }

    private void look() {
        memory.look();
        try {
            open = fences.open();
            reachable = true;
        } catch (FenceUnavailableException down) {
            reachable = false;
        }
    }
}
