package io.goodsflow.gateway.token;

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

/** Where keys come from, before anything asks for one. */
@ExtendWith(OutputCaptureExtension.class)
class TokenSettingsTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "goodsflow.security.jwks-uri=keys; goodsflow.security: jwks-uri must be http(s)://host[:port][/path] without a user",
                "goodsflow.security.jwks-uri=http://user:swordfish@keys; goodsflow.security: jwks-uri must be http(s)://host[:port][/path] without a user"
            })
    void a_wrong_one_stops_the_start_with_a_sentence(String setting, String sentence, CapturedOutput log) {
        assertThat(catchThrowable(() -> start("--" + setting))).as("the start").isNotNull();

        assertThat(log).contains(sentence).doesNotContain("\tat ", "swordfish");
    }

    @Test
    void a_good_one_does_not() {
        assertThatCode(() -> start("--goodsflow.security.jwks-uri=https://keys/auth/jwks"))
                .doesNotThrowAnyException();
    }

    private static void start(String setting) {
        new SpringApplicationBuilder(Settings.class)
                .web(WebApplicationType.NONE)
                .run("--spring.main.web-application-type=none", "--spring.main.banner-mode=off", setting)
                .close();
    }

    @Configuration(proxyBeanMethods = false)
    @EnableConfigurationProperties(TokenProperties.class)
    static class Settings {}
}
