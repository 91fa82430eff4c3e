package io.goodsflow.product.fence.adapter.schedule;

import io.goodsflow.kit.data.Leases;
import io.goodsflow.product.fence.application.FenceProperties;
import io.goodsflow.product.fence.application.HealFences;
import io.goodsflow.product.fence.application.UnliftedFences;
import java.time.Duration;
import org.springframework.scheduling.annotation.SchedulingConfigurer;
import org.springframework.scheduling.config.ScheduledTaskRegistrar;
import org.springframework.stereotype.Component;

/** Every process lifts what it could not lift itself; one at a time looks after those that are gone. */
@Component
class FenceTimers implements SchedulingConfigurer {

    private static final String LEASE = "product.heal-fences";
    private static final Duration TTL = Duration.ofSeconds(30);
    private static final Duration OWN = Duration.ofMillis(500);

    private final Leases leases;
    private final HealFences healFences;
    private final UnliftedFences unliftedFences;
    private final FenceProperties settings;

    FenceTimers(Leases leases, HealFences healFences, UnliftedFences unliftedFences, FenceProperties settings) {
        this.leases = leases;
        this.healFences = healFences;
        this.unliftedFences = unliftedFences;
        this.settings = settings;
    }

    @Override
    public void configureTasks(ScheduledTaskRegistrar tasks) {
        tasks.addFixedDelayTask(unliftedFences::handle, OWN);
        tasks.addFixedDelayTask(this::heal, settings.healInterval());
    }

    private void heal() {
        leases.runExclusively(LEASE, TTL, lease -> healFences.handle());
    }
}
