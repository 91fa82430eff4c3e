package io.goodsflow.qc.rule.application;

import java.time.Duration;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * Settings of the rules.
 *
 * @param reloadInterval how long an activated rule set may go unnoticed, 100 ms to 10 minutes
 */
@ConfigurationProperties("goodsflow.qc.rules")
public record RuleProperties(@DefaultValue("5s") Duration reloadInterval) {

    private static final Duration LEAST = Duration.ofMillis(100);
    private static final Duration MOST = Duration.ofMinutes(10);

    public RuleProperties {
        if (reloadInterval.compareTo(LEAST) < 0 || reloadInterval.compareTo(MOST) > 0) {
            throw new IllegalArgumentException("goodsflow.qc.rules.reload-interval must be " + LEAST + " to " + MOST);
        }
    }
}
