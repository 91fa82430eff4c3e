package io.goodsflow.kit.shutdown;

import java.util.Map;
import org.springframework.boot.EnvironmentPostProcessor;
import org.springframework.boot.SpringApplication;
import org.springframework.core.Ordered;
import org.springframework.core.env.ConfigurableEnvironment;
import org.springframework.core.env.MapPropertySource;
import org.springframework.core.env.Profiles;

/** Under the profile {@code local} nobody balances, and a developer waits for every second. */
final class ShutdownDefaults implements EnvironmentPostProcessor, Ordered {

    @Override
    public void postProcessEnvironment(ConfigurableEnvironment environment, SpringApplication application) {
        if (environment.acceptsProfiles(Profiles.of("local"))) {
            environment
                    .getPropertySources()
                    .addLast(new MapPropertySource(
                            "goodsflow local shutdown", Map.of("goodsflow.server.drain-delay", "1s")));
        }
    }

    /** After the files were read, so that the profiles they activate are known. */
    @Override
    public int getOrder() {
        return Ordered.LOWEST_PRECEDENCE;
    }
}
