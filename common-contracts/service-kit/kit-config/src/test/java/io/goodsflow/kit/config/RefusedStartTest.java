package io.goodsflow.kit.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.boot.WebApplicationType;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;

/** What the log of a start says that was refused: one sentence a setting, and no stack trace. */
@ExtendWith(OutputCaptureExtension.class)
class RefusedStartTest {

    @TempDir
    Path folder;

    @Test
    void a_value_out_of_range_is_named_with_its_rule_and_its_place(CapturedOutput log) throws IOException {
        refused("--spring.config.additional-location=" + file("goodsflow.thing.retries=9"));

        assertThat(log)
                .contains("goodsflow.thing.retries is 9 (set in ")
                .contains("thing.properties")
                .contains("but must be less than or equal to 5.")
                .doesNotContain("\tat ");
    }

    @Test
    void a_value_of_the_wrong_kind_says_what_it_should_be(CapturedOutput log) {
        refused("--goodsflow.thing.lease=soon");

        assertThat(log)
                .contains("goodsflow.thing.lease is soon")
                .contains("must be a duration such as 500ms, 30s or 5m")
                .doesNotContain("\tat ");
    }

    @Test
    void two_values_that_do_not_go_together_are_refused(CapturedOutput log) {
        refused("--goodsflow.thing.lease=1s");

        assertThat(log)
                .contains("goodsflow.thing: lease must be longer than heartbeat")
                .doesNotContain("\tat ");
    }

    @Test
    void a_wrong_secret_is_not_shown(CapturedOutput log) {
        refused("--goodsflow.thing.secret=");

        assertThat(log).contains("goodsflow.thing.secret is empty").doesNotContain("\tat ");
    }

    @Test
    void a_name_that_nothing_reads_is_refused_with_the_one_that_was_meant(CapturedOutput log) {
        refused("--goodsflow.thing.retires=2");

        assertThat(log)
                .contains("goodsflow.thing.retires (set in ")
                .contains("is no setting; did you mean goodsflow.thing.retries?")
                .doesNotContain("\tat ");
    }

    @Test
    void a_secret_in_a_file_of_settings_is_refused(CapturedOutput log) {
        refused("--spring.config.additional-location=classpath:packed-secret.yml");

        assertThat(log)
                .contains("goodsflow.thing.secret is a secret and must not stand in a file of settings")
                .contains("set it by the variable GOODSFLOW_THING_SECRET")
                .doesNotContain("swordfish");
    }

    @Test
    void a_default_of_a_secret_in_a_file_of_settings_is_refused(CapturedOutput log) {
        refused("--spring.config.additional-location=classpath:packed-default.yml");

        assertThat(log).contains("goodsflow.thing.secret is a secret").doesNotContain("swordfish");
    }

    @Test
    void a_secret_whose_variable_is_not_set_says_which(CapturedOutput log) {
        refused("--spring.config.additional-location=classpath:referred-secret.yml");

        assertThat(log)
                .contains("goodsflow.thing.secret needs GOODSFLOW_SOME_SECRET, which is not set")
                .contains("GOODSFLOW_SOME_SECRET_FILE")
                .doesNotContain("\tat ");
    }

    @Test
    void under_the_profile_local_secrets_may_stand_anywhere() {
        assertThatCode(() -> start(
                        "--spring.profiles.active=local",
                        "--spring.config.additional-location=classpath:packed-secret.yml"))
                .doesNotThrowAnyException();
    }

    @Test
    void a_folder_of_secrets_is_taken() throws IOException {
        Files.writeString(folder.resolve("goodsflow.thing.secret"), "swordfish\n");

        assertThatCode(() -> start("--spring.config.import=configtree:" + folder + "/"))
                .doesNotThrowAnyException();
    }

    @Test
    void good_settings_in_any_spelling_start() {
        assertThatCode(() -> start("--goodsflow.thing.Retries=2", "--goodsflow.thing.users[0]=somebody"))
                .doesNotThrowAnyException();
    }

    private String file(String line) throws IOException {
        return Files.writeString(folder.resolve("thing.properties"), line)
                .toUri()
                .toString();
    }

    private static void refused(String... arguments) {
        assertThat(catchThrowable(() -> start(arguments))).as("the start").isNotNull();
    }

    private static void start(String... arguments) {
        List<String> all = new ArrayList<>(List.of(arguments));
        all.add("--spring.main.banner-mode=off");
        new SpringApplicationBuilder(TestSettings.class)
                .web(WebApplicationType.NONE)
                .run(all.toArray(String[]::new))
                .close();
    }
}
