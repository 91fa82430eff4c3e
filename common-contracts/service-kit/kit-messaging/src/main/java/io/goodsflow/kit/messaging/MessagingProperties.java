package io.goodsflow.kit.messaging;

import java.time.Duration;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.util.unit.DataSize;

/**
 * Settings of the messaging kit; {@link MessagingDefaults} holds those that are handed on to the RocketMQ client.
 *
 * @param checkWindow T: a half message older than this without an outbox row is rolled back; transactions around a half
 *     are limited to half of it. The same in every instance of a service
 * @param halfTimeout longest wait for a half message, at most 300 ms
 * @param maxBody largest event, in bytes of UTF-8 JSON
 * @param retention how long closed outbox rows, inbox rows and settled dead letters are kept
 */
@ConfigurationProperties("goodsflow.messaging")
record MessagingProperties(
        @DefaultValue("20s") Duration checkWindow,
        @DefaultValue("300ms") Duration halfTimeout,
        @DefaultValue("512KB") DataSize maxBody,
        @DefaultValue("30d") Duration retention,
        @DefaultValue Relay relay,
        @DefaultValue Consumer consumer) {

    MessagingProperties {
        within("check-window", checkWindow, Duration.ofSeconds(2), Duration.ofMinutes(10));
        within("half-timeout", halfTimeout, Duration.ofMillis(10), Duration.ofMillis(300));
        within("retention", retention, Duration.ofDays(1), Duration.ofDays(3650));
        if (maxBody.toBytes() < 1024 || maxBody.toBytes() > 2 * 1024 * 1024) {
            throw new IllegalArgumentException("goodsflow.messaging.max-body must be 1KB to 2MB, was " + maxBody);
        }
    }

    private static void within(String name, Duration value, Duration least, Duration most) {
        if (value.compareTo(least) < 0 || value.compareTo(most) > 0) {
            throw new IllegalArgumentException(
                    "goodsflow.messaging." + name + " must be " + least + " to " + most + ", was " + value);
        }
    }

    /**
     * How the outbox is emptied.
     *
     * @param enabled false only in tests that look at the outbox alone
     * @param batchSize rows a turn, 1 to 500
     * @param pollInterval how often an idle relay looks for rows that other processes left behind
     * @param sendTimeout longest wait for one send
     * @param handoverGrace how long a fresh row belongs to the process that wrote it
     * @param claim how long claimed rows belong to the relay that claimed them; longer than a turn takes
     * @param maxBackoff longest pause between attempts while the broker is down
     */
    record Relay(
            @DefaultValue("true") boolean enabled,
            @DefaultValue("100") int batchSize,
            @DefaultValue("500ms") Duration pollInterval,
            @DefaultValue("3s") Duration sendTimeout,
            @DefaultValue("5s") Duration handoverGrace,
            @DefaultValue("30s") Duration claim,
            @DefaultValue("5s") Duration maxBackoff) {

        Relay {
            if (batchSize < 1 || batchSize > 500) {
                throw new IllegalArgumentException(
                        "goodsflow.messaging.relay.batch-size must be 1 to 500, was " + batchSize);
            }
            within("relay.poll-interval", pollInterval, Duration.ofMillis(10), Duration.ofMinutes(1));
            within("relay.send-timeout", sendTimeout, Duration.ofMillis(50), Duration.ofSeconds(30));
            within("relay.handover-grace", handoverGrace, Duration.ofMillis(100), Duration.ofMinutes(5));
            within("relay.claim", claim, Duration.ofSeconds(1), Duration.ofMinutes(10));
            within("relay.max-backoff", maxBackoff, Duration.ofMillis(50), Duration.ofMinutes(5));
        }
    }

    /**
     * How messages are taken.
     *
     * @param drainTimeout longest wait for running handlers when the service stops
     * @param watchInterval how often lag and parked letters are measured
     */
    record Consumer(
            @DefaultValue("20s") Duration drainTimeout,
            @DefaultValue("15s") Duration watchInterval) {

        Consumer {
            within("consumer.watch-interval", watchInterval, Duration.ofSeconds(1), Duration.ofMinutes(10));
            within("consumer.drain-timeout", drainTimeout, Duration.ZERO, Duration.ofMinutes(5));
        }
    }
}
