package io.goodsflow.qc.rule.application;

import java.time.Duration;
import org.hibernate.validator.constraints.time.DurationMax;
import org.hibernate.validator.constraints.time.DurationMin;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.validation.annotation.Validated;

/**
 * Settings of the rules.
 *
 * @param reloadInterval how long an activated rule set may go unnoticed, 100 ms to 10 minutes
 */
@Validated
@ConfigurationProperties("goodsflow.qc.rules")
public record RuleProperties(
        @DefaultValue("5s") @DurationMin(millis = 100) @DurationMax(minutes = 10)
        Duration reloadInterval) {}
