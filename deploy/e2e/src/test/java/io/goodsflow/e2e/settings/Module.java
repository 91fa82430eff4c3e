package io.goodsflow.e2e.settings;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.yaml.snakeyaml.Yaml;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A module of the build that has settings.
 *
 * @param name its artifact
 * @param folder where it stands
 */
record Module(String name, Path folder) {

    private static final List<String> SERVICES =
            List.of("gateway", "supply-service", "product-service", "inventory-service", "qc-service");
    private static final String KIT = "common-contracts/service-kit";
    private static final Pattern KIT_PART = Pattern.compile("<artifactId>(kit-[a-z]+)</artifactId></dependency>");

    static List<Module> services(Path repository) {
        return SERVICES.stream()
                .map(name -> new Module(name, repository.resolve(name)))
                .toList();
    }

    static List<Module> kit(Path repository) {
        try (Stream<Path> folders = Files.list(repository.resolve(KIT))) {
            return folders.filter(folder -> Files.exists(folder.resolve("pom.xml")))
                    .sorted()
                    .map(folder -> new Module(folder.getFileName().toString(), folder))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The parts of the kit that it stands on, those of its parts as well. */
    Set<String> kitParts(Path repository) {
        Set<String> parts = new TreeSet<>();
        Matcher matcher = KIT_PART.matcher(
                text(folder.resolve("pom.xml")).replaceAll("<dependency>[^\n]*<scope>test</scope>[^\n]*", ""));
        while (matcher.find()) {
            String part = matcher.group(1);
            parts.add(part);
            parts.addAll(new Module(part, repository.resolve(KIT).resolve(part)).kitParts(repository));
        }
        return parts;
    }

    /** What the build wrote about its settings; none when it has none. */
    List<Map<?, ?>> settings() {
        return metadata("properties");
    }

    List<String> groups() {
        return metadata("groups").stream()
                .map(group -> (String) group.get("name"))
                .toList();
    }

    private List<Map<?, ?>> metadata(String kind) {
        Path classes = folder.resolve("target/classes");
        if (!Files.isDirectory(classes)) {
            throw new IllegalStateException(name + " is not built. Build it first: mvn -DskipTests install");
        }
        Path file = classes.resolve("META-INF/spring-configuration-metadata.json");
        if (!Files.exists(file)) {
            return List.of();
        }
        List<Map<?, ?>> all = new ArrayList<>();
        for (JsonNode one : new JsonMapper().readTree(text(file)).path(kind)) {
            Map<String, Object> flat = new TreeMap<>();
            one.properties().forEach(member -> flat.put(member.getKey(), value(member.getValue())));
            all.add(flat);
        }
        return all;
    }

    private static String value(JsonNode node) {
        return node.isValueNode() ? node.asString() : node.toString();
    }

    /** What its own files set, by file: {@code application.yml} and {@code application-local.yml}, flat. */
    Map<String, String> set(String file) {
        Path yaml = folder.resolve("src/main/resources").resolve(file);
        Map<String, String> flat = new TreeMap<>();
        if (Files.exists(yaml)) {
            Object content = new Yaml().load(text(yaml));
            flatten("", content, flat);
        }
        return flat;
    }

    private static void flatten(String prefix, Object value, Map<String, String> flat) {
        if (value instanceof Map<?, ?> map) {
            map.forEach((key, below) -> flatten(prefix.isEmpty() ? key.toString() : prefix + "." + key, below, flat));
        } else if (value != null) {
            flat.put(prefix, value.toString());
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
