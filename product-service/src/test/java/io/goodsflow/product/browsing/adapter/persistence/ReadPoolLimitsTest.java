package io.goodsflow.product.browsing.adapter.persistence;

import static org.assertj.core.api.Assertions.assertThat;

import io.goodsflow.product.browsing.application.BrowsingProperties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;

/** Lists that would leave pages no connection are told when the service starts. */
class ReadPoolLimitsTest {

    private final ApplicationContextRunner service = new ApplicationContextRunner().withUserConfiguration(Limits.class);

    @Test
    void theDefaultsGoTogether() {
        service.run(started -> assertThat(started).hasNotFailed());
    }

    @ParameterizedTest
    @CsvSource({
        "goodsflow.product.browsing.max-lists=12, max-lists is 12",
        "goodsflow.product.reads.size=6, goodsflow.product.reads.size (6)"
    })
    void theServiceDoesNotStartWith(String setting, String told) {
        service.withPropertyValues(setting)
                .run(started -> assertThat(started).getFailure().rootCause().hasMessageContaining(told));
    }

    @Test
    void listsOfAReplicaAreAsManyAsItHasConnections() {
        service.withPropertyValues(
                        "goodsflow.product.browsing.max-lists=20",
                        "goodsflow.product.reads.replica-url=jdbc:mariadb://replica/goodsflow_product")
                .run(started -> assertThat(started).hasNotFailed());
    }

    @Configuration
    @EnableConfigurationProperties({BrowsingProperties.class, ReadPoolProperties.class})
    @Import(ReadPoolLimits.class)
    static class Limits {}
}
