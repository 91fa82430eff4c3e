package io.goodsflow.product.fence.application;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.kit.data.DataProperties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;

/** Limits that contradict each other are told when the service starts. */
class FenceLimitsTest {

    private final ApplicationContextRunner service = new ApplicationContextRunner().withUserConfiguration(Limits.class);

    @Test
    void theDefaultsGoTogether() {
        service.run(started -> assertThat(started).hasNotFailed());
    }

    @ParameterizedTest
    @CsvSource({
        "goodsflow.product.fence.transaction-limit=119s, transaction-limit is PT1M59S",
        "goodsflow.data.answer-timeout=61s, answer-timeout (PT1M1S)",
        "goodsflow.product.fence.token-ttl=25m, token-ttl is PT25M"
    })
    void theServiceDoesNotStartWith(String setting, String told) {
        service.withPropertyValues(setting)
                .run(started -> assertThat(started).getFailure().rootCause().hasMessageContaining(told));
    }

    @Configuration
    @EnableConfigurationProperties({FenceProperties.class, DataProperties.class})
    @Import(FenceLimits.class)
    static class Limits {}
}
