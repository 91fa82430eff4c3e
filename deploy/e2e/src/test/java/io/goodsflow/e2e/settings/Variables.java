package io.goodsflow.e2e.settings;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The variables that stand in values, {@code ${NAME:default}}, with what they set and for whom. */
final class Variables {

    private static final Pattern VARIABLE =
            Pattern.compile("\\$\\{(GOODSFLOW_[A-Z0-9_]+)(?::([^{}]*|\\$\\{[^}]*}[^}]*))?}");

    /** Settings of Spring and of libraries that a variable may set; each has its line on the page by its variable. */
    private static final Set<String> OF_LIBRARIES = Set.of(
            "server.port",
            "management.server.port",
            "spring.datasource.url",
            "spring.datasource.username",
            "spring.datasource.password");

    private final Map<String, Set<String>> sets = new TreeMap<>();
    private final Map<String, Set<String>> users = new TreeMap<>();
    private final Map<String, Set<String>> defaults = new TreeMap<>();

    void add(String setting, String value, String user) {
        Matcher matcher = VARIABLE.matcher(value);
        while (matcher.find()) {
            String variable = matcher.group(1);
            sets.computeIfAbsent(variable, any -> new TreeSet<>()).add(setting);
            users.computeIfAbsent(variable, any -> new TreeSet<>()).add(user);
            String usual = matcher.group(2);
            defaults.computeIfAbsent(variable, any -> new TreeSet<>())
                    .add(
                            usual == null
                                    ? "**required** outside the profile local"
                                    : usual.isEmpty() ? "–" : "`" + usual + "`");
        }
    }

    Set<String> unexplained() {
        Set<String> all = new TreeSet<>();
        sets.values().forEach(all::addAll);
        all.removeIf(setting -> setting.startsWith("goodsflow.") || OF_LIBRARIES.contains(setting));
        return all;
    }

    List<String> lines() {
        return sets.keySet().stream()
                .map(variable -> "| `" + variable + "` | `" + String.join("`, `", of(sets, variable)) + "` | "
                        + String.join(", ", of(defaults, variable)) + " | " + String.join(", ", of(users, variable))
                        + " |")
                .toList();
    }

    private static Set<String> of(Map<String, Set<String>> map, String variable) {
        return map.getOrDefault(variable, Set.of());
    }
}
