package io.goodsflow.kit.openapi;

import java.util.Map;
import org.springframework.boot.EnvironmentPostProcessor;
import org.springframework.boot.SpringApplication;
import org.springframework.core.env.ConfigurableEnvironment;
import org.springframework.core.env.MapPropertySource;

/** How the generator is set in every service: the public paths alone, and nothing guessed from handlers of failures. */
class OpenApiDefaults implements EnvironmentPostProcessor {

    private static final Map<String, Object> DEFAULTS = Map.of(
            "springdoc.api-docs.path", OpenApiAutoConfiguration.PATH,
            "springdoc.paths-to-match", "/api/**,/open/**",
            "springdoc.default-produces-media-type", "application/json",
            "springdoc.override-with-generic-response", "false",
            // It advises at every start to switch the document off, and warns of schemas that it cannot copy.
            "logging.level.org.springdoc.core", "error");

    @Override
    public void postProcessEnvironment(ConfigurableEnvironment environment, SpringApplication application) {
        environment.getPropertySources().addLast(new MapPropertySource("goodsflow openapi defaults", DEFAULTS));
    }
}
