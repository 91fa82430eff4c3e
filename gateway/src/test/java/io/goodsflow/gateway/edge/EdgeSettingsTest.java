package io.goodsflow.gateway.edge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.catchThrowable;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.boot.WebApplicationType;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.context.annotation.Configuration;

/** Who is believed, before the first request. */
@ExtendWith(OutputCaptureExtension.class)
class EdgeSettingsTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "goodsflow.gateway.edge.trusted-proxies=balancer; goodsflow.gateway.edge: trusted-proxies holds balancer, but must hold addresses or networks such as 10.0.0.0/8",
                "goodsflow.gateway.edge.trusted-proxies=10.0.0.0/33; goodsflow.gateway.edge: trusted-proxies holds 10.0.0.0/33, but must hold addresses or networks such as 10.0.0.0/8",
                "goodsflow.gateway.edge.trusted-proxies=10.0.0.0/x; goodsflow.gateway.edge: trusted-proxies holds 10.0.0.0/x, but must hold addresses or networks such as 10.0.0.0/8",
                "goodsflow.gateway.edge.trusted-proxies=10.0.0.0/-1; goodsflow.gateway.edge: trusted-proxies holds 10.0.0.0/-1, but must hold addresses or networks such as 10.0.0.0/8"
            })
    void a_wrong_one_stops_the_start_with_a_sentence(String setting, String sentence, CapturedOutput log) {
        assertThat(catchThrowable(() -> start("--" + setting))).as("the start").isNotNull();

        assertThat(log).contains(sentence).doesNotContain("\tat ", "swordfish");
    }

    @Test
    void a_good_one_does_not() {
        assertThatCode(() -> start("--goodsflow.gateway.edge.trusted-proxies=10.0.0.0/8,::1,192.0.2.7"))
                .doesNotThrowAnyException();
    }

    private static void start(String setting) {
        new SpringApplicationBuilder(Settings.class)
                .web(WebApplicationType.NONE)
                .run("--spring.main.web-application-type=none", "--spring.main.banner-mode=off", setting)
                .close();
    }

    @Configuration(proxyBeanMethods = false)
    @EnableConfigurationProperties(EdgeProperties.class)
    static class Settings {}
}
