package io.goodsflow.kit.config;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.springframework.boot.EnvironmentPostProcessor;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.context.config.ConfigDataEnvironmentPostProcessor;
import org.springframework.core.Ordered;
import org.springframework.core.env.ConfigurableEnvironment;
import org.springframework.core.env.MapPropertySource;
import org.springframework.core.env.StandardEnvironment;

/**
 * {@code GOODSFLOW_X_FILE} names a file whose content stands for the variable {@code GOODSFLOW_X}, so that a secret never
 * stands in the environment itself. What is wrong with one is told by {@link SettingsCheck}, once there is a log.
 */
class SecretFiles implements EnvironmentPostProcessor, Ordered {

    static final String NAME = "goodsflow secret files";
    private static final String PREFIX = "GOODSFLOW_";
    private static final String SUFFIX = "_FILE";
    private static final int MOST_BYTES = 64 * 1024;

    @Override
    public void postProcessEnvironment(ConfigurableEnvironment environment, SpringApplication application) {
        Map<String, Object> contents = new TreeMap<>();
        read(environment.getSystemEnvironment(), contents);
        String beside = StandardEnvironment.SYSTEM_ENVIRONMENT_PROPERTY_SOURCE_NAME;
        if (!contents.isEmpty() && environment.getPropertySources().contains(beside)) {
            environment.getPropertySources().addAfter(beside, new MapPropertySource(NAME, contents));
        }
    }

    /** Fills in what the files hold; a sentence for each that cannot be taken. */
    static List<String> read(Map<String, Object> variables, Map<String, Object> contents) {
        List<String> sentences = new ArrayList<>();
        variables.forEach((variable, value) -> {
            if (variable.startsWith(PREFIX) && variable.endsWith(SUFFIX)) {
                String named = variable.substring(0, variable.length() - SUFFIX.length());
                if (variables.containsKey(named)) {
                    sentences.add(named + " and " + variable + " are both set; one of them is enough.");
                } else {
                    read(variable, named, String.valueOf(value), contents, sentences);
                }
            }
        });
        return sentences;
    }

    private static void read(
            String variable, String named, String file, Map<String, Object> contents, List<String> sentences) {
        try {
            Path path = Path.of(file);
            if (Files.size(path) > MOST_BYTES) {
                sentences.add(variable + " names " + file + ", which is larger than 64 KB.");
                return;
            }
            contents.put(named, Files.readString(path, StandardCharsets.UTF_8).strip());
        } catch (IOException | InvalidPathException unreadable) {
            sentences.add(variable + " names " + file + ", which cannot be read ("
                    + unreadable.getClass().getSimpleName() + ").");
        }
    }

    /** Before the files with settings, which may refer to the variables. */
    @Override
    public int getOrder() {
        return ConfigDataEnvironmentPostProcessor.ORDER - 1;
    }
}
