package io.goodsflow.kit.feign;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.springframework.boot.SpringApplication;
import org.springframework.core.env.MapPropertySource;
import org.springframework.core.env.StandardEnvironment;

class FeignDefaultsTest {

    @Test
    void theLoadBalancerNeverRepeatsACall() {
        assertThat(prepared("prod", Map.of()).getProperty("spring.cloud.loadbalancer.retry.enabled"))
                .isEqualTo("false");
    }

    @Test
    void theIdentityIsTheServicesNameWithTheSecretOfTheEnvironment() {
        StandardEnvironment environment = prepared(
                "prod", Map.of("spring.application.name", "thing-service", "GOODSFLOW_CLIENT_SECRET", "s3cret"));

        assertThat(environment.getProperty("goodsflow.client.id")).isEqualTo("thing-service");
        assertThat(environment.getProperty("goodsflow.client.secret")).isEqualTo("s3cret");
    }

    @Test
    void onlyTheLocalProfileHasASecretOfItsOwn() {
        assertThat(prepared("local", Map.of()).getProperty("goodsflow.client.secret"))
                .isEqualTo("local-secret");
        assertThat(prepared("prod", Map.of()).getProperty("goodsflow.client.secret"))
                .isEmpty();
    }

    private static StandardEnvironment prepared(String profile, Map<String, Object> settings) {
        StandardEnvironment environment = new StandardEnvironment();
        // what the machine sets must not decide
        environment.getPropertySources().remove(StandardEnvironment.SYSTEM_ENVIRONMENT_PROPERTY_SOURCE_NAME);
        environment.setActiveProfiles(profile);
        environment.getPropertySources().addFirst(new MapPropertySource("settings", settings));
        new FeignDefaults().postProcessEnvironment(environment, new SpringApplication());
        return environment;
    }
}
