package io.goodsflow.kit.log;

import java.util.LinkedHashMap;
import java.util.Map;
import org.springframework.boot.EnvironmentPostProcessor;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.context.properties.source.InvalidConfigurationPropertyValueException;
import org.springframework.core.Ordered;
import org.springframework.core.env.ConfigurableEnvironment;
import org.springframework.core.env.MapPropertySource;
import org.springframework.core.env.Profiles;

/** The form of log lines, weaker than any file, variable or argument: JSON, or text for whoever reads a console. */
class LogDefaults implements EnvironmentPostProcessor, Ordered {

    private static final String FORMAT = "goodsflow.logging.format";
    private static final String JSON = "json";
    private static final String TEXT = "text";

    @Override
    public void postProcessEnvironment(ConfigurableEnvironment environment, SpringApplication application) {
        boolean local = environment.acceptsProfiles(Profiles.of("local"));
        String format = environment.getProperty(FORMAT, local ? TEXT : JSON);
        Map<String, Object> defaults = new LinkedHashMap<>();
        defaults.put("logging.structured.format.console", formatter(format));
        defaults.put("logging.structured.format.file", formatter(format));
        defaults.put("logging.structured.json.stacktrace.root", "first");
        defaults.put("logging.structured.json.stacktrace.max-length", "16384");
        defaults.put("logging.structured.json.stacktrace.max-throwable-depth", "60");
        environment.getPropertySources().addLast(new MapPropertySource("goodsflow log defaults", defaults));
    }

    private static String formatter(String format) {
        return switch (format) {
            case JSON -> "ecs";
            case TEXT -> MaskedText.class.getName();
            default -> throw new InvalidConfigurationPropertyValueException(FORMAT, format, "It must be json or text.");
        };
    }

    /** After the files were read, so that the profiles they activate are known. */
    @Override
    public int getOrder() {
        return Ordered.LOWEST_PRECEDENCE;
    }
}
