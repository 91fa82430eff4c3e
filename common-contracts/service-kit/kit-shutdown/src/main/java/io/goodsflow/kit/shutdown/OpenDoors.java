package io.goodsflow.kit.shutdown;

import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.boot.availability.ApplicationAvailability;
import org.springframework.boot.availability.AvailabilityChangeEvent;
import org.springframework.boot.availability.ReadinessState;
import org.springframework.boot.web.server.context.WebServerApplicationContext;
import org.springframework.context.SmartLifecycle;

/**
 * Keeps the port open for a while after readiness went off, so that whoever sends requests here hears of it before one
 * is refused. Readiness goes off before anything else stops, and the health stays to be asked until the port is closed.
 * What takes messages or works in the background stops meanwhile: that time counts.
 */
final class OpenDoors implements SmartLifecycle {

    /** Just before the web server, after all that stops earlier. */
    static final int PHASE = WebServerApplicationContext.GRACEFUL_SHUTDOWN_PHASE + 1;

    private static final Logger log = LoggerFactory.getLogger(OpenDoors.class);

    private final ApplicationAvailability availability;
    private final Duration delay;
    private volatile boolean open;

    OpenDoors(ApplicationAvailability availability, Duration delay) {
        this.availability = availability;
        this.delay = delay;
    }

    @Override
    public void start() {
        open = true;
    }

    @Override
    public void stop() {
        open = false;
        long millis = left().toMillis();
        if (millis > 0) {
            log.info("readiness is off, requests are still taken for {} ms", millis);
            try {
                TimeUnit.MILLISECONDS.sleep(millis);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    /** Nothing is left where readiness is still on: the context is only stopped then, not closed. */
    private Duration left() {
        AvailabilityChangeEvent<ReadinessState> last = availability.getLastChangeEvent(ReadinessState.class);
        if (last == null || last.getState() != ReadinessState.REFUSING_TRAFFIC) {
            return Duration.ZERO;
        }
        Duration passed = Duration.between(Instant.ofEpochMilli(last.getTimestamp()), Instant.now());
        // A clock that was set back must not make it longer.
        return passed.isNegative() ? delay : delay.minus(passed);
    }

    @Override
    public boolean isRunning() {
        return open;
    }

    @Override
    public int getPhase() {
        return PHASE;
    }
}
