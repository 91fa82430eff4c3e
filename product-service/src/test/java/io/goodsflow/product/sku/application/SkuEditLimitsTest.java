package io.goodsflow.product.sku.application;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.kit.data.DataProperties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;

/** Ages that contradict each other are told when the service starts. */
class SkuEditLimitsTest {

    private final ApplicationContextRunner service = new ApplicationContextRunner().withUserConfiguration(Limits.class);

    @Test
    void theDefaultsGoTogether() {
        service.run(started -> assertThat(started).hasNotFailed());
    }

    @Test
    void bothMayBeLonger() {
        service.withPropertyValues("goodsflow.data.retention=60d", "goodsflow.product.sku-edits.keep=60d")
                .run(started -> assertThat(started).hasNotFailed());
    }

    @ParameterizedTest
    @CsvSource({
        "goodsflow.product.sku-edits.keep=29d, sku-edits.keep is PT696H",
        "goodsflow.data.retention=31d, data.retention (PT744H)"
    })
    void theServiceDoesNotStartWith(String setting, String told) {
        service.withPropertyValues(setting)
                .run(started -> assertThat(started).getFailure().rootCause().hasMessageContaining(told));
    }

    @Configuration
    @EnableConfigurationProperties({SkuEditProperties.class, DataProperties.class})
    @Import(SkuEditLimits.class)
    static class Limits {}
}
