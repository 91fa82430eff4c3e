package io.goodsflow.supply.task.adapter.redis;

import java.time.Duration;
import org.hibernate.validator.constraints.time.DurationMax;
import org.hibernate.validator.constraints.time.DurationMin;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.validation.annotation.Validated;

/**
 * The Redis of the countdown, {@code goodsflow.supply.countdown.*}.
 *
 * @param address for example {@code redis://127.0.0.1:16380}
 * @param password empty if there is none
 * @param timeout longest wait for one answer; a slow Redis must not slow the rows
 * @param keep how long a countdown is kept
 */
@Validated
@ConfigurationProperties("goodsflow.supply.countdown")
record CountdownProperties(
        @DefaultValue("redis://127.0.0.1:16380") String address,
        @DefaultValue("") String password,

        @DefaultValue("500ms") @DurationMin(millis = 10) @DurationMax(seconds = 10)
        Duration timeout,

        @DefaultValue("7d") @DurationMin(minutes = 1) Duration keep) {}
