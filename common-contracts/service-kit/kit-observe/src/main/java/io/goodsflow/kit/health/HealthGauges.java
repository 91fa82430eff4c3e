package io.goodsflow.kit.health;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import org.springframework.boot.context.event.ApplicationReadyEvent;
import org.springframework.boot.health.actuate.endpoint.CompositeHealthDescriptor;
import org.springframework.boot.health.actuate.endpoint.HealthDescriptor;
import org.springframework.boot.health.actuate.endpoint.HealthEndpoint;
import org.springframework.boot.health.contributor.Status;
import org.springframework.context.ApplicationListener;

/**
 * {@code goodsflow.ready} is 1 while the process takes requests and has what it cannot do without ({@code serving}),
 * {@code goodsflow.health} by component is 1 while that component works. The health is looked at when somebody reads the
 * metrics, at most every five seconds.
 */
final class HealthGauges implements ApplicationListener<ApplicationReadyEvent> {

    private static final long KEEP_NANOS = Duration.ofSeconds(5).toNanos();

    private final HealthEndpoint health;
    private final MeterRegistry meters;
    private Map<String, Status> seen = Map.of();
    private long nextLook = System.nanoTime();

    HealthGauges(HealthEndpoint health, MeterRegistry meters) {
        this.health = health;
        this.meters = meters;
    }

    /** Which components there are is known by then. */
    @Override
    public void onApplicationEvent(ApplicationReadyEvent event) {
        for (String component : look().keySet()) {
            if (component.equals(HealthDefaults.SERVING)) {
                Gauge.builder("goodsflow.ready", this, gauges -> gauges.up(component))
                        .register(meters);
            } else {
                Gauge.builder("goodsflow.health", this, gauges -> gauges.up(component))
                        .tag("component", component)
                        .register(meters);
            }
        }
        lookAgain();
    }

    /** The service begins to take requests right after this event: what was seen until now is old news. */
    private synchronized void lookAgain() {
        nextLook = System.nanoTime();
    }

    private double up(String component) {
        Status status = look().getOrDefault(component, Status.DOWN);
        return status.equals(Status.UP) || status.equals(Status.UNKNOWN) ? 1 : 0;
    }

    private synchronized Map<String, Status> look() {
        if (System.nanoTime() - nextLook >= 0) {
            Map<String, Status> now = new HashMap<>();
            if (health.health() instanceof CompositeHealthDescriptor all && all.getComponents() != null) {
                all.getComponents().forEach((name, component) -> now.put(name, component.getStatus()));
            }
            HealthDescriptor serving = health.healthForPath(HealthDefaults.SERVING);
            if (serving != null) {
                now.put(HealthDefaults.SERVING, serving.getStatus());
            }
            seen = now;
            nextLook = System.nanoTime() + KEEP_NANOS;
        }
        return seen;
    }
}
