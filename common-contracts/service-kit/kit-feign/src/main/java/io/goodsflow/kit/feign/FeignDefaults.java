package io.goodsflow.kit.feign;

import java.util.LinkedHashMap;
import java.util.Map;
import org.springframework.boot.EnvironmentPostProcessor;
import org.springframework.boot.SpringApplication;
import org.springframework.core.Ordered;
import org.springframework.core.env.ConfigurableEnvironment;
import org.springframework.core.env.MapPropertySource;
import org.springframework.core.env.Profiles;

/** Settings of every client, weaker than any file, variable or argument. */
class FeignDefaults implements EnvironmentPostProcessor, Ordered {

    @Override
    public void postProcessEnvironment(ConfigurableEnvironment environment, SpringApplication application) {
        Map<String, Object> defaults = new LinkedHashMap<>();
        // spring-retry on the class path would let the load balancer repeat calls that must not be repeated.
        defaults.put("spring.cloud.loadbalancer.retry.enabled", "false");
        defaults.put("goodsflow.client.id", "${spring.application.name:}");
        defaults.put(
                "goodsflow.client.secret",
                environment.acceptsProfiles(Profiles.of("local"))
                        ? "${GOODSFLOW_CLIENT_SECRET:local-secret}"
                        : "${GOODSFLOW_CLIENT_SECRET:}");
        environment.getPropertySources().addLast(new MapPropertySource("goodsflow client defaults", defaults));
    }

    @Override
    public int getOrder() {
        return Ordered.LOWEST_PRECEDENCE;
    }
}
