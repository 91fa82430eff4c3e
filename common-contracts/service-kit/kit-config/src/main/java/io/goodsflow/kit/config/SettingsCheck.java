package io.goodsflow.kit.config;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.context.properties.source.ConfigurationPropertyName;
import org.springframework.boot.env.OriginTrackedMapPropertySource;
import org.springframework.context.ApplicationContextInitializer;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.core.Ordered;
import org.springframework.core.env.ConfigurableEnvironment;
import org.springframework.core.env.EnumerablePropertySource;
import org.springframework.core.env.Profiles;
import org.springframework.core.env.PropertySource;
import org.springframework.core.env.SystemEnvironmentPropertySource;

/**
 * Refuses a start with a {@code goodsflow.*} setting that nothing reads, or with a secret that stands in a file of
 * settings. Under the profile {@code local}, which listens on the loopback only, secrets may stand anywhere.
 */
class SettingsCheck implements ApplicationContextInitializer<ConfigurableApplicationContext>, Ordered {

    private static final ConfigurationPropertyName ROOT = ConfigurationPropertyName.of("goodsflow");

    @Override
    public void initialize(ConfigurableApplicationContext context) {
        check(context.getEnvironment(), KnownSettings.onClassPath(context.getClassLoader()));
    }

    static void check(ConfigurableEnvironment environment, KnownSettings known) {
        List<String> sentences = new ArrayList<>(SecretFiles.read(environment.getSystemEnvironment(), new HashMap<>()));
        boolean local = environment.acceptsProfiles(Profiles.of("local"));
        for (PropertySource<?> source : environment.getPropertySources()) {
            if (source instanceof EnumerablePropertySource<?> settings) {
                for (String name : settings.getPropertyNames()) {
                    if (!known.isEmpty()) {
                        addUnknown(settings, name, known, sentences);
                    }
                    if (!local) {
                        addSecret(settings, name, sentences);
                    }
                }
            }
        }
        if (!sentences.isEmpty()) {
            throw new WrongSettings(sentences);
        }
    }

    private static void addUnknown(
            EnumerablePropertySource<?> source, String name, KnownSettings known, List<String> sentences) {
        if (source instanceof SystemEnvironmentPropertySource) {
            if (known.isWrongVariable(name)) {
                sentences.add("The variable " + name + " names no setting"
                        + meant(known.nearestVariable(name).orElse(null)));
            }
            return;
        }
        ConfigurationPropertyName property = nameOf(name);
        if (property == null || !ROOT.isAncestorOf(property) || known.knows(property)) {
            return;
        }
        // what a build is told on its command line reaches the tests' processes as well
        if (source.getName().equals("systemProperties") && !known.hasGroupOf(property)) {
            return;
        }
        sentences.add(name + " (" + Origins.of(source, name) + ") is no setting"
                + meant(known.nearest(property.toString()).orElse(null)));
    }

    private static String meant(@Nullable String nearest) {
        return nearest == null ? "." : "; did you mean " + nearest + "?";
    }

    private static void addSecret(EnumerablePropertySource<?> source, String name, List<String> sentences) {
        ConfigurationPropertyName property = nameOf(name);
        if (property == null || !Secrets.isSecret(property) || !(source instanceof OriginTrackedMapPropertySource)) {
            return;
        }
        String value = String.valueOf(source.getProperty(name)).strip();
        if (!value.isEmpty() && !Secrets.isReference(value)) {
            sentences.add(name + " is a secret and must not stand in a file of settings (" + Origins.of(source, name)
                    + "); set it by the variable " + KnownSettings.variableOf(property.toString())
                    + ", or by a file of a configtree.");
        }
    }

    private static @Nullable ConfigurationPropertyName nameOf(String name) {
        return ConfigurationPropertyName.isValid(name)
                ? ConfigurationPropertyName.of(name)
                : name.startsWith("goodsflow.") ? ConfigurationPropertyName.adapt(name, '.') : null;
    }

    @Override
    public int getOrder() {
        return Ordered.LOWEST_PRECEDENCE;
    }
}
