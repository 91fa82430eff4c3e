package io.goodsflow.kit.messaging;

import jakarta.validation.Valid;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;
import java.nio.file.Path;
import java.time.Duration;
import org.hibernate.validator.constraints.time.DurationMax;
import org.hibernate.validator.constraints.time.DurationMin;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.util.unit.DataSize;
import org.springframework.validation.annotation.Validated;

/**
 * Settings of the messaging kit. {@link MessagingDefaults} holds the defaults of those that are handed on to the RocketMQ
 * client, which reads them by name.
 *
 * @param nameServer name servers of the broker, host:port, several with a semicolon between them
 * @param service name under which this service publishes and consumes: letters, digits, - and _
 * @param groupSuffix appended to every consumer group, so that test runs do not take each other's messages; else empty
 * @param clientLogRoot folder for the log of the RocketMQ client
 * @param checkWindow T, 2 s to 10 min: a half message older than this without an outbox row is rolled back; transactions
 *     around a half are limited to half of it. The same in every instance of a service
 * @param halfTimeout longest wait for a half message, 10 to 300 ms
 * @param maxBody largest event as UTF-8 JSON, 1 KB to 2 MB
 * @param retention how long closed outbox rows, inbox rows and settled dead letters are kept, 1 to 3650 days
 * @param relay how the outbox is emptied
 * @param consumer how messages are taken
 * @param deadLetters what becomes of messages that were refused for good
 */
@Validated
@ConfigurationProperties("goodsflow.messaging")
record MessagingProperties(
        @NotBlank
        @Pattern(
                regexp = "[^:;\\s]+:\\d+(;[^:;\\s]+:\\d+)*",
                message = "must be host:port, several with ; between them")
        String nameServer,

        @NotBlank @Pattern(regexp = "[A-Za-z0-9_-]*", message = "must be letters, digits, - and _")
        String service,

        @DefaultValue("") @Pattern(regexp = "[A-Za-z0-9_-]*", message = "must be letters, digits, - and _")
        String groupSuffix,

        @NotNull Path clientLogRoot,

        @DefaultValue("20s") @DurationMin(seconds = 2) @DurationMax(minutes = 10)
        Duration checkWindow,

        @DefaultValue("300ms") @DurationMin(millis = 10) @DurationMax(millis = 300)
        Duration halfTimeout,

        @DefaultValue("512KB") @NotNull DataSize maxBody,

        @DefaultValue("30d") @DurationMin(days = 1) @DurationMax(days = 3650)
        Duration retention,

        @DefaultValue @Valid @NotNull Relay relay,
        @DefaultValue @Valid @NotNull Consumer consumer,
        @DefaultValue @NotNull DeadLetters deadLetters) {

    MessagingProperties {
        if (maxBody.toBytes() < 1024 || maxBody.toBytes() > 2 * 1024 * 1024) {
            throw new IllegalArgumentException("max-body must be 1KB to 2MB");
        }
    }

    /**
     * How the outbox is emptied.
     *
     * @param enabled false only in tests that look at the outbox alone
     * @param batchSize rows a turn, 1 to 500
     * @param pollInterval how often an idle relay looks for rows that other processes left behind, 10 ms to 1 min
     * @param sendTimeout longest wait for one send, 50 ms to 30 s
     * @param handoverGrace how long a fresh row belongs to the process that wrote it, 100 ms to 5 min
     * @param claim how long claimed rows belong to the relay that claimed them, 1 s to 10 min; longer than one send may
     *     take
     * @param maxBackoff longest pause between attempts while the broker is down, 50 ms to 5 min
     */
    record Relay(
            @DefaultValue("true") boolean enabled,
            @DefaultValue("100") @Min(1) @Max(500) int batchSize,

            @DefaultValue("500ms") @DurationMin(millis = 10) @DurationMax(minutes = 1)
            Duration pollInterval,

            @DefaultValue("3s") @DurationMin(millis = 50) @DurationMax(seconds = 30)
            Duration sendTimeout,

            @DefaultValue("5s") @DurationMin(millis = 100) @DurationMax(minutes = 5)
            Duration handoverGrace,

            @DefaultValue("30s") @DurationMin(seconds = 1) @DurationMax(minutes = 10)
            Duration claim,

            @DefaultValue("5s") @DurationMin(millis = 50) @DurationMax(minutes = 5)
            Duration maxBackoff) {

        Relay {
            if (claim.compareTo(sendTimeout) <= 0) {
                throw new IllegalArgumentException("relay.claim must be longer than relay.send-timeout");
            }
        }
    }

    /**
     * How messages are taken.
     *
     * @param concurrency threads of every bound function, 1 to 64
     * @param batchSize most messages that are handled together where a consumer can, 1 to 128; it never waits for more
     *     than are there
     * @param maxReconsumeTimes redeliveries before a message is parked as a dead letter, 1 to 100
     * @param redeliveryDelayLevel delay level of every redelivery, 1 to 18; 0: growing, 10 s, 30 s, …; -1: none, parked
     *     at once
     * @param drainTimeout longest wait for running handlers when the service stops, 0 to 5 min
     * @param watchInterval how often lag and parked letters are measured, 1 s to 10 min
     */
    record Consumer(
            @DefaultValue("4") @Min(1) @Max(64) int concurrency,
            @DefaultValue("32") @Min(1) @Max(128) int batchSize,
            @DefaultValue("16") @Min(1) @Max(100) int maxReconsumeTimes,
            @DefaultValue("0") @Min(-1) @Max(18) int redeliveryDelayLevel,

            @DefaultValue("20s") @DurationMin @DurationMax(minutes = 5)
            Duration drainTimeout,

            @DefaultValue("15s") @DurationMin(seconds = 1) @DurationMax(minutes = 10)
            Duration watchInterval) {}

    /**
     * What becomes of messages that were refused for good.
     *
     * @param collect false leaves them in the broker
     */
    record DeadLetters(@DefaultValue("true") boolean collect) {}
}
