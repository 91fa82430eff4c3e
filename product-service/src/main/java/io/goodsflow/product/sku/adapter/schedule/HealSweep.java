package io.goodsflow.product.sku.adapter.schedule;

import io.goodsflow.kit.data.Leases;
import io.goodsflow.product.sku.application.HealSkus;
import io.goodsflow.product.sku.application.SkuEditProperties;
import java.time.Duration;
import org.springframework.scheduling.annotation.SchedulingConfigurer;
import org.springframework.scheduling.config.ScheduledTaskRegistrar;
import org.springframework.stereotype.Component;

/** One instance heals at a time; the others would only repeat its calls. */
@Component
class HealSweep implements SchedulingConfigurer {

    private static final String LEASE = "product.heal-skus";
    private static final Duration TTL = Duration.ofSeconds(30);

    private final Leases leases;
    private final HealSkus healSkus;
    private final SkuEditProperties settings;

    HealSweep(Leases leases, HealSkus healSkus, SkuEditProperties settings) {
        this.leases = leases;
        this.healSkus = healSkus;
        this.settings = settings;
    }

    @Override
    public void configureTasks(ScheduledTaskRegistrar tasks) {
        tasks.addFixedDelayTask(this::sweep, settings.healInterval());
    }

    private void sweep() {
        leases.runExclusively(LEASE, TTL, lease -> healSkus.handle());
    }
}
