package io.goodsflow.product.update.adapter.schedule;

import io.goodsflow.kit.data.Leases;
import io.goodsflow.product.update.application.ApplyQueuedUpdates;
import io.goodsflow.product.update.application.UpdateProperties;
import java.time.Clock;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.springframework.scheduling.TaskScheduler;
import org.springframework.scheduling.annotation.SchedulingConfigurer;
import org.springframework.scheduling.config.ScheduledTaskRegistrar;
import org.springframework.stereotype.Component;

/**
 * Works off the queue: an item's soon after its draft ended here, and all that is due every now and then. One instance at
 * a time looks at all; the others would only repeat its look-ups.
 */
@Component
class QueueSweep implements SchedulingConfigurer {

    private static final String LEASE = "product.queued-updates";
    private static final Duration TTL = Duration.ofSeconds(30);

    private final Leases leases;
    private final ApplyQueuedUpdates applyQueuedUpdates;
    private final UpdateProperties settings;
    private final WakeUps wakeUps;
    private final TaskScheduler scheduler;
    private final Clock clock;
    private final Set<Long> woken = ConcurrentHashMap.newKeySet();

    QueueSweep(
            Leases leases,
            ApplyQueuedUpdates applyQueuedUpdates,
            UpdateProperties settings,
            WakeUps wakeUps,
            TaskScheduler scheduler,
            Clock clock) {
        this.leases = leases;
        this.applyQueuedUpdates = applyQueuedUpdates;
        this.settings = settings;
        this.wakeUps = wakeUps;
        this.scheduler = scheduler;
        this.clock = clock;
    }

    @Override
    public void configureTasks(ScheduledTaskRegistrar tasks) {
        tasks.addFixedDelayTask(this::sweep, settings.queueInterval());
        wakeUps.wakes(this::soon);
    }

    /** Drafts of an item that end at about the same time share a look. */
    private void soon(long itemId) {
        if (woken.add(itemId)) {
            scheduler.schedule(() -> wake(itemId), clock.instant().plus(settings.wakeDelay()));
        }
    }

    private void wake(long itemId) {
        woken.remove(itemId);
        applyQueuedUpdates.handle(itemId);
    }

    private void sweep() {
        leases.runExclusively(LEASE, TTL, lease -> {
            while (applyQueuedUpdates.handle()) {
                // the next batch
            }
        });
    }
}
