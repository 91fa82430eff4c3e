package io.goodsflow.kit.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.springframework.boot.context.properties.source.ConfigurationPropertyName;

class KnownSettingsTest {

    private final KnownSettings known = new KnownSettings(Map.of(
            "goodsflow.messaging.check-window", "java.time.Duration",
            "goodsflow.client.secret", "java.lang.String",
            "goodsflow.auth-url", "java.net.URI",
            "goodsflow.issuer.users", "java.util.List<java.lang.String>"));

    @Test
    void a_setting_is_known_and_what_is_below_a_list() {
        assertThat(known.knows(name("goodsflow.messaging.check-window"))).isTrue();
        assertThat(known.knows(name("goodsflow.issuer.users[3].name"))).isTrue();
        assertThat(known.knows(name("goodsflow.messaging"))).isFalse();
        assertThat(known.knows(name("goodsflow.messaging.check-window.x"))).isFalse();
    }

    @Test
    void a_variable_among_the_settings_must_name_one() {
        assertThat(known.isWrongVariable("GOODSFLOW_MESSAGING_CHEKWINDOW")).isTrue();
        assertThat(known.isWrongVariable("GOODSFLOW_MESSAGING_CHECKWINDOW")).isFalse();
        assertThat(known.isWrongVariable("GOODSFLOW_MESSAGING_CHECK_WINDOW")).isFalse();
        assertThat(known.isWrongVariable("GOODSFLOW_ISSUER_USERS_0_NAME")).isFalse();
    }

    @Test
    void the_launchers_variables_and_those_of_other_services_are_let_be() {
        assertThat(known.isWrongVariable("GOODSFLOW_HOME")).isFalse();
        assertThat(known.isWrongVariable("GOODSFLOW_TEST_HOME")).isFalse();
        assertThat(known.isWrongVariable("GOODSFLOW_QC_PORT")).isFalse();
        assertThat(known.isWrongVariable("GOODSFLOW_AUTH_URL")).isFalse();
        assertThat(known.isWrongVariable("PATH")).isFalse();
    }

    @Test
    void the_nearest_name_is_offered_if_it_is_near() {
        assertThat(known.nearest("goodsflow.mesaging.check-windows")).contains("goodsflow.messaging.check-window");
        assertThat(known.nearest("goodsflow.nothing.of.the.kind.at.all")).isEmpty();
        assertThat(known.nearestVariable("GOODSFLOW_CLIENT_SECRT")).contains("GOODSFLOW_CLIENT_SECRET");
    }

    private static ConfigurationPropertyName name(String text) {
        return ConfigurationPropertyName.of(text);
    }
}
