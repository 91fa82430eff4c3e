package io.goodsflow.product.browsing.adapter.persistence;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.context.annotation.Configuration;

/** What would fail with every list is told when the service starts. */
class ReadPoolPropertiesTest {

    private final ApplicationContextRunner service =
            new ApplicationContextRunner().withUserConfiguration(Settings.class);

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "jdbc:mariadb://10.0.0.2/goodsflow_product",
                "jdbc:mariadb://replica:13306/goodsflow_product?useCompression=true",
                "jdbc:mariadb:loadbalance://r1:13306,r2:13306/goodsflow_product"
            })
    void theServiceStartsWith(String url) {
        service.withPropertyValues("goodsflow.product.reads.replica-url=" + url)
                .run(started -> assertThat(started).hasNotFailed());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "replica:13306",
                "mariadb://replica:13306/goodsflow_product",
                "jdbc:mariadb:/replica:13306/goodsflow_product",
                "jdbc:mariadb://replica:13306",
                "jdbc:mariadb:///goodsflow_product",
                "jdbc:mysql://replica:13306/goodsflow_product",
                "jdbc:mariadb://replica:13306/goods flow"
            })
    void theServiceDoesNotStartWith(String url) {
        service.withPropertyValues("goodsflow.product.reads.replica-url=" + url).run(started -> assertThat(started)
                .getFailure()
                .rootCause()
                .hasMessageContaining("must be jdbc:mariadb://host:port/schema, or empty"));
    }

    @Configuration
    @EnableConfigurationProperties(ReadPoolProperties.class)
    static class Settings {}
}
