package io.goodsflow.e2e.settings;

import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** One setting as the page shows it, gathered from every module that has it. */
final class SettingRow {

    private static final Pattern SECRET = Pattern.compile(".*[.-](password|secret|secret-key|access-key|private-key)");

    private final String name;
    private final Set<String> users = new TreeSet<>();
    private final Map<String, Set<String>> usersByDefault = new TreeMap<>();
    private String type = "";
    private @Nullable String description;

    SettingRow(String name) {
        this.name = name;
    }

    void add(Map<?, ?> metadata, String user, @Nullable String setByUser) {
        users.add(user);
        type = shortType(String.valueOf(metadata.get("type")));
        if (metadata.get("description") instanceof String text && !text.isBlank()) {
            description = text.replaceAll("\\{@code ([^}]*)}", "`$1`")
                    .replaceAll("\\s+", " ")
                    .strip();
        }
        Object usual = metadata.get("defaultValue");
        String value = setByUser != null ? setByUser : usual == null ? "" : usual.toString();
        usersByDefault.computeIfAbsent(value, any -> new TreeSet<>()).add(user);
    }

    String name() {
        return name;
    }

    boolean isDescribed() {
        return description != null;
    }

    boolean isSecret() {
        return SECRET.matcher(name).matches();
    }

    /** {@code GOODSFLOW_…}, by Spring's rule: dots become underscores, dashes go. */
    String variable() {
        return name.replace("-", "").replace('.', '_').toUpperCase(Locale.ROOT);
    }

    String line() {
        return "| `" + name + "`" + (isSecret() ? " **secret**" : "") + "<br>`" + variable() + "` | " + type + " | "
                + defaults() + " | " + escaped(description == null ? "" : description) + " | "
                + String.join(", ", users) + " |";
    }

    private String defaults() {
        if (usersByDefault.size() == 1) {
            return shown(usersByDefault.keySet().iterator().next());
        }
        StringBuilder text = new StringBuilder();
        usersByDefault.forEach((value, of) -> {
            if (!text.isEmpty()) {
                text.append("<br>");
            }
            text.append(shown(value)).append(" (").append(String.join(", ", of)).append(')');
        });
        return text.toString();
    }

    private static String shown(String value) {
        return value.isEmpty() ? "–" : "`" + escaped(value) + "`";
    }

    private static String escaped(String text) {
        return text.replace("|", "\\|");
    }

    private static String shortType(String type) {
        return type.replaceAll("[a-z]+\\.|[A-Za-z]+\\$", "")
                .replace("Integer", "int")
                .replace("Boolean", "boolean")
                .replace("Long", "long");
    }
}
