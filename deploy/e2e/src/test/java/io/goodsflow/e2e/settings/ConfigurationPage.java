package io.goodsflow.e2e.settings;

import io.goodsflow.devstack.LauncherSetting;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** The text of docs/configuration.md. */
final class ConfigurationPage {

    private static final String LOCAL = "application-local.yml";

    private final Path repository;
    private final List<Module> services;
    private final Map<String, SettingRow> rows = new TreeMap<>();
    private final Set<String> groups = new TreeSet<>();
    private final Variables variables = new Variables();

    ConfigurationPage(Path repository) {
        this.repository = repository;
        this.services = Module.services(repository);
        services.forEach(this::collect);
    }

    private void collect(Module service) {
        Map<String, String> set = service.set("application.yml");
        Map<String, String> local = service.set(LOCAL);
        set.forEach((name, value) -> variables.add(name, value, service.name()));
        add(service, service.name(), set, local);
        Set<String> parts = service.kitParts(repository);
        Module.kit(repository).stream()
                .filter(part -> parts.contains(part.name()))
                .forEach(part -> add(part, service.name(), set, local));
    }

    private void add(Module module, String user, Map<String, String> set, Map<String, String> local) {
        groups.addAll(module.groups());
        for (Map<?, ?> metadata : module.settings()) {
            String name = (String) metadata.get("name");
            String own = set.get(name) != null || local.get(name) == null ? set.get(name) : local.get(name) + ", local";
            rows.computeIfAbsent(name, SettingRow::new).add(metadata, user, own);
            if (metadata.get("defaultValue") instanceof String value) {
                variables.add(name, value, user);
            }
        }
    }

    /** Settings that nobody described. */
    List<String> undescribed() {
        return rows.values().stream()
                .filter(row -> !row.isDescribed())
                .map(SettingRow::name)
                .toList();
    }

    /** Variables in the services' files whose setting is not ours and is not told of on the page. */
    Set<String> unexplained() {
        return variables.unexplained();
    }

    int size() {
        return rows.size();
    }

    String text() {
        StringBuilder page = new StringBuilder(introduction());
        page.append("\n## Variables that a deployer sets\n");
        page.append("What the services' files of settings read. The rest of this page can stay as it is.\n\n");
        page.append("| variable | sets | default | read by |\n|---|---|---|---|\n");
        variables.lines().forEach(line -> page.append(line).append('\n'));
        Map<String, StringBuilder> byGroup = new TreeMap<>();
        rows.values().forEach(row -> byGroup.computeIfAbsent(groupOf(row.name()), any -> new StringBuilder())
                .append(row.line())
                .append('\n'));
        byGroup.forEach((group, lines) -> page.append("\n## ")
                .append(group)
                .append(
                        "\n| setting, variable | type | default | meaning and range | used by |\n|---|---|---|---|---|\n")
                .append(lines));
        page.append("\n## The launcher\n");
        page.append("`deploy/fleet` reads `settings.properties` in its home; a variable is stronger. A name that is not"
                + " known stops it.\n\n");
        page.append("| setting, variable | default | meaning |\n|---|---|---|\n");
        for (LauncherSetting setting : LauncherSetting.all()) {
            page.append(String.format(
                    "| `%s`<br>`%s` | `%s` | %s |%n",
                    setting.key(), setting.variable(), setting.standard(), setting.meaning()));
        }
        return page.toString();
    }

    /** The outermost group below goodsflow itself. */
    private String groupOf(String name) {
        return groups.stream()
                .filter(group -> !group.equals("goodsflow") && name.startsWith(group + "."))
                .min(Comparator.comparingInt(String::length))
                .orElse("goodsflow");
    }

    private static String introduction() {
        try (InputStream in = Objects.requireNonNull(
                ConfigurationPage.class.getResourceAsStream("/settings/introduction.md"), "introduction.md")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
