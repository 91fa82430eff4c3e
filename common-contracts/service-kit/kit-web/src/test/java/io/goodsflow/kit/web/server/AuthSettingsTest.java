package io.goodsflow.kit.web.server;

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

/** Where the issuer is, before anything asks it. */
@ExtendWith(OutputCaptureExtension.class)
class AuthSettingsTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "goodsflow.auth-url=keys:8080; goodsflow: auth-url must be http(s)://host[:port][/path] without a user",
                "goodsflow.auth-url=https://user:swordfish@keys; goodsflow: auth-url must be http(s)://host[:port][/path] without a user"
            })
    void a_wrong_one_stops_the_start_with_a_sentence(String setting, String sentence, CapturedOutput log) {
        assertThat(catchThrowable(() -> start("--" + setting))).as("the start").isNotNull();

        assertThat(log).contains(sentence).doesNotContain("\tat ", "swordfish");
    }

    @Test
    void a_good_one_does_not() {
        assertThatCode(() -> start("--goodsflow.auth-url=http://127.0.0.1:8080"))
                .doesNotThrowAnyException();
    }

    private static void start(String setting) {
        new SpringApplicationBuilder(Settings.class)
                .web(WebApplicationType.NONE)
                .run("--spring.main.banner-mode=off", setting)
                .close();
    }

    @Configuration(proxyBeanMethods = false)
    @EnableConfigurationProperties(AuthProperties.class)
    static class Settings {}
}
