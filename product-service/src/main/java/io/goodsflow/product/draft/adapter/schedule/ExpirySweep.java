package io.goodsflow.product.draft.adapter.schedule;

import io.goodsflow.kit.data.Leases;
import io.goodsflow.product.draft.application.DraftProperties;
import io.goodsflow.product.draft.application.ExpireDrafts;
import java.time.Duration;
import org.springframework.scheduling.annotation.SchedulingConfigurer;
import org.springframework.scheduling.config.ScheduledTaskRegistrar;
import org.springframework.stereotype.Component;

/** One instance sweeps at a time; the others would only repeat its look-ups. */
@Component
class ExpirySweep implements SchedulingConfigurer {

    private static final String LEASE = "product.expire-drafts";
    private static final Duration TTL = Duration.ofSeconds(30);

    private final Leases leases;
    private final ExpireDrafts expireDrafts;
    private final DraftProperties settings;

    ExpirySweep(Leases leases, ExpireDrafts expireDrafts, DraftProperties settings) {
        this.leases = leases;
        this.expireDrafts = expireDrafts;
        this.settings = settings;
    }

    @Override
    public void configureTasks(ScheduledTaskRegistrar tasks) {
        tasks.addFixedDelayTask(this::sweep, settings.expiryInterval());
    }

    private void sweep() {
        leases.runExclusively(LEASE, TTL, lease -> expireDrafts.handle());
    }
}
