package io.goodsflow.supply.task.adapter.redis;

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

/** Where the countdown is, before the first import. */
@ExtendWith(OutputCaptureExtension.class)
class CountdownSettingsTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "goodsflow.supply.countdown.address=redis://user:swordfish@cache:6379; must be redis://host:port or rediss://host:port, the password apart",
                "goodsflow.supply.countdown.address=cache:6379; goodsflow.supply.countdown.address is cache:6379"
            })
    void a_wrong_one_stops_the_start_with_a_sentence(String setting, String sentence, CapturedOutput log) {
        assertThat(catchThrowable(() -> start("--" + setting))).as("the start").isNotNull();

        assertThat(log).contains(sentence).doesNotContain("\tat ", "swordfish");
    }

    @Test
    void a_good_one_does_not() {
        assertThatCode(() -> start("--goodsflow.supply.countdown.address=rediss://cache:6379"))
                .doesNotThrowAnyException();
    }

    private static void start(String setting) {
        new SpringApplicationBuilder(Settings.class)
                .web(WebApplicationType.NONE)
                .run("--spring.main.banner-mode=off", setting)
                .close();
    }

    @Configuration(proxyBeanMethods = false)
    @EnableConfigurationProperties(CountdownProperties.class)
    static class Settings {}
}
