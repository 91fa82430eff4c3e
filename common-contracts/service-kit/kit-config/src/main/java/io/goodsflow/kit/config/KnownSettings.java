package io.goodsflow.kit.config;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.context.properties.source.ConfigurationPropertyName;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Every {@code goodsflow.*} setting of the modules on the class path, read from what the build wrote about them. */
class KnownSettings {

    private static final String METADATA = "META-INF/spring-configuration-metadata.json";
    private static final String OURS = "\"goodsflow.";

    private final Set<ConfigurationPropertyName> single = new HashSet<>();

    /** Lists and maps, below which any name may stand. */
    private final List<ConfigurationPropertyName> open = new ArrayList<>();

    /** Places of settings, below {@code goodsflow} itself. */
    private final Set<ConfigurationPropertyName> groups = new HashSet<>();

    private final Set<String> names = new TreeSet<>();

    KnownSettings(Map<String, String> typesByName) {
        typesByName.forEach((name, type) -> {
            if (!name.startsWith("goodsflow.")) {
                return;
            }
            ConfigurationPropertyName property = ConfigurationPropertyName.of(name);
            names.add(name);
            single.add(property);
            if (type.startsWith("java.util.List") || type.startsWith("java.util.Map")) {
                open.add(property);
            }
            if (property.getNumberOfElements() > 2) {
                groups.add(property.getParent());
            }
        });
    }

    static KnownSettings onClassPath(@Nullable ClassLoader loader) {
        ClassLoader own = loader == null ? KnownSettings.class.getClassLoader() : loader;
        Map<String, String> types = new TreeMap<>();
        try {
            for (URL metadata : Collections.list(own.getResources(METADATA))) {
                addTo(types, metadata);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new KnownSettings(types);
    }

    private static void addTo(Map<String, String> types, URL metadata) throws IOException {
        String text;
        try (InputStream in = metadata.openStream()) {
            text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
        // those of the libraries are most of them, and not worth being parsed
        if (text.contains(OURS)) {
            for (JsonNode property : new JsonMapper().readTree(text).path("properties")) {
                types.put(
                        property.path("name").asString(), property.path("type").asString(""));
            }
        }
    }

    boolean isEmpty() {
        return single.isEmpty();
    }

    boolean knows(ConfigurationPropertyName name) {
        return single.contains(name) || open.stream().anyMatch(list -> list.isAncestorOf(name));
    }

    /** Whether settings are known beside or below the place of a name. */
    boolean hasGroupOf(ConfigurationPropertyName name) {
        return groups.stream().anyMatch(group -> group.isAncestorOf(name));
    }

    /**
     * A variable that stands where settings stand but names none. Variables elsewhere, such as {@code GOODSFLOW_HOME}, are
     * the launcher's or a file's own.
     */
    boolean isWrongVariable(String variable) {
        return groups.stream().anyMatch(group -> variable.startsWith(variableOf(group.toString()) + "_"))
                && names.stream().noneMatch(name -> isVariableOf(variable, name));
    }

    private boolean isVariableOf(String variable, String name) {
        boolean below =
                open.contains(ConfigurationPropertyName.of(name)) && variable.startsWith(variableOf(name) + "_");
        // the second form is what older Spring applications are used to
        return below || variable.equals(variableOf(name)) || variable.equals(withUnderscores(name));
    }

    static String variableOf(String name) {
        return withUnderscores(name.replace("-", ""));
    }

    private static String withUnderscores(String name) {
        return name.replace('.', '_').replace('-', '_').toUpperCase(Locale.ROOT);
    }

    /** The known name that a wrong one was probably meant to be. */
    Optional<String> nearest(String wrong) {
        return Distance.nearest(wrong, names);
    }

    Optional<String> nearestVariable(String wrong) {
        return Distance.nearest(
                wrong, names.stream().map(KnownSettings::variableOf).toList());
    }
}
