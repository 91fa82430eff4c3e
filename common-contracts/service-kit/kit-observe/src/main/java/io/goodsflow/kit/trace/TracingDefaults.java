package io.goodsflow.kit.trace;

import java.util.LinkedHashMap;
import java.util.Map;
import org.springframework.boot.EnvironmentPostProcessor;
import org.springframework.boot.SpringApplication;
import org.springframework.core.Ordered;
import org.springframework.core.env.ConfigurableEnvironment;
import org.springframework.core.env.MapPropertySource;
import org.springframework.core.env.Profiles;

/**
 * Settings of tracing, weaker than any file, variable or argument. Observations that would only fill a trace with what
 * every request does alike are off.
 */
class TracingDefaults implements EnvironmentPostProcessor, Ordered {

    private static final String NAME = "goodsflow tracing defaults";

    @Override
    public void postProcessEnvironment(ConfigurableEnvironment environment, SpringApplication application) {
        Map<String, Object> defaults = new LinkedHashMap<>();
        defaults.put(
                "management.tracing.sampling.probability",
                environment.acceptsProfiles(Profiles.of("local")) ? "1.0" : "0.1");
        defaults.put("management.tracing.propagation.type", "w3c");
        defaults.put("management.tracing.baggage.enabled", "false");
        defaults.put("management.opentelemetry.tracing.export.schedule-delay", "1s");
        defaults.put("management.observations.enable.tasks", "false");
        defaults.put("goodsflow.tracing.file.service", "${spring.application.name:application}");
        if (environment.getProperty("goodsflow.tracing.folder", "").length() > 0) {
            defaults.put(
                    "goodsflow.tracing.file.path",
                    "${goodsflow.tracing.folder}/${spring.application.name:application}.jsonl");
        }
        environment.getPropertySources().addLast(new MapPropertySource(NAME, defaults));
    }

    /** After the files were read, so that the profiles they activate are known. */
    @Override
    public int getOrder() {
        return Ordered.LOWEST_PRECEDENCE;
    }
}
