package io.goodsflow.kit.health;

import java.util.LinkedHashMap;
import java.util.Map;
import org.springframework.boot.EnvironmentPostProcessor;
import org.springframework.boot.SpringApplication;
import org.springframework.core.Ordered;
import org.springframework.core.env.ConfigurableEnvironment;
import org.springframework.core.env.MapPropertySource;

/**
 * {@code /actuator/health/serving}: whether a process takes requests and has all that it cannot do without, which is told
 * to people. The readiness that balancers ask for stays apart from it: all instances share the database, and taking all
 * of them out at once would put a refused connection in the place of a 503 with {@code Retry-After}.
 */
class HealthDefaults implements EnvironmentPostProcessor, Ordered {

    static final String SERVING = "serving";

    private static final String NAME = "goodsflow health defaults";
    private static final String GROUP = "management.endpoint.health.group." + SERVING + ".";

    @Override
    public void postProcessEnvironment(ConfigurableEnvironment environment, SpringApplication application) {
        Map<String, Object> defaults = new LinkedHashMap<>();
        defaults.put("management.endpoint.health.probes.enabled", "true");
        // The gateway and tests have no database.
        defaults.put("management.endpoint.health.validate-group-membership", "false");
        defaults.put(GROUP + "include", "readinessState,db,diskSpace");
        defaults.put(GROUP + "show-components", "always");
        environment.getPropertySources().addLast(new MapPropertySource(NAME, defaults));
    }

    @Override
    public int getOrder() {
        return Ordered.LOWEST_PRECEDENCE;
    }
}
