package io.goodsflow.supply.task.adapter.worker;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.time.Duration;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;

/** How often a lane went round and how long it took, by what it found. */
final class LaneMetrics {

    private final Map<Round, Timer> timers = new EnumMap<>(Round.class);

    /** @param lane its kind: all parsers are one */
    LaneMetrics(MeterRegistry meters, String lane) {
        for (Round round : Round.values()) {
            timers.put(
                    round,
                    meters.timer(
                            "goodsflow.lane.rounds",
                            "lane",
                            lane,
                            "outcome",
                            round.name().toLowerCase(Locale.ROOT)));
        }
    }

    void went(Round round, long nanos) {
        Timer timer = timers.get(round);
        if (timer != null) {
            timer.record(Duration.ofNanos(nanos));
        }
    }

    enum Round {
        /** There was something to do, and it was done. */
        WORKED,
        IDLE,
        FAILED
    }
}
