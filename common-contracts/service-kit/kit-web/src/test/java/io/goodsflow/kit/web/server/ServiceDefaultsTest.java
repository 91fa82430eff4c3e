package io.goodsflow.kit.web.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.boot.SpringApplication;
import org.springframework.core.env.MapPropertySource;
import org.springframework.core.env.StandardEnvironment;

class ServiceDefaultsTest {

    @Test
    void locallyAServiceListensOnTheLoopbackOnly() {
        StandardEnvironment environment = prepared("local", Map.of("management.server.port", 9080));

        assertThat(environment.getProperty("server.address")).isEqualTo("127.0.0.1");
        assertThat(environment.getProperty("management.server.address")).isEqualTo("127.0.0.1");
    }

    @ParameterizedTest
    @ValueSource(strings = {"0.0.0.0", "192.0.2.7", "::", ""})
    void locallyAServiceRefusesToListenElsewhere(String address) {
        assertThatThrownBy(() -> prepared("local", Map.of("server.address", address)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("server.address is " + address);
        assertThatThrownBy(() ->
                        prepared("local", Map.of("management.server.port", 9080, "management.server.address", address)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("management.server.address is " + address);
    }

    @ParameterizedTest
    @ValueSource(strings = {"127.0.0.1", "localhost", "::1", "127.1.2.3"})
    void anyLoopbackAddressIsFine(String address) {
        assertThat(prepared("local", Map.of("server.address", address)).getProperty("server.address"))
                .isEqualTo(address);
    }

    @Test
    void elsewhereTheAddressIsTheDeploymentsBusiness() {
        StandardEnvironment environment = prepared("prod", Map.of("server.address", "0.0.0.0"));

        assertThat(environment.getProperty("server.address")).isEqualTo("0.0.0.0");
        assertThat(environment.getProperty("server.shutdown")).isEqualTo("graceful");
    }

    @Test
    void anySettingIsStrongerThanADefault() {
        StandardEnvironment environment = prepared("prod", Map.of("server.shutdown", "immediate"));

        assertThat(environment.getProperty("server.shutdown")).isEqualTo("immediate");
    }

    private static StandardEnvironment prepared(String profile, Map<String, Object> settings) {
        StandardEnvironment environment = new StandardEnvironment();
        environment.setActiveProfiles(profile);
        environment.getPropertySources().addFirst(new MapPropertySource("settings", settings));
        new ServiceDefaults().postProcessEnvironment(environment, new SpringApplication());
        return environment;
    }
}
