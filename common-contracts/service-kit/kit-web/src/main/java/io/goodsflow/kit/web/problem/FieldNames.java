package io.goodsflow.kit.web.problem;

import java.util.List;
import java.util.regex.Pattern;
import tools.jackson.core.JacksonException;

/**
 * Names fields as the caller wrote them: snake_case, {@code skus[0].price}. An index, and a member that is named by a
 * number, stands in brackets ({@code skus[1568].price}); any other member follows a dot ({@code attributes.Big Size}).
 */
final class FieldNames {

    private FieldNames() {}

    private static final Pattern NUMBER = Pattern.compile("[0-9]+");

    /** Turns a Java path into the JSON one; the words in brackets (an index, a map key) stay as they are. */
    static String snakeCase(String path) {
        StringBuilder json = new StringBuilder(path.length() + 8);
        for (int i = 0; i < path.length(); i++) {
            char c = path.charAt(i);
            int end = c == '[' ? path.indexOf(']', i) : -1;
            if (end > 0) {
                json.append(step(path.substring(i + 1, end)));
                i = end;
            } else if (Character.isUpperCase(c)) {
                if (i > 0
                        && Character.isLetterOrDigit(path.charAt(i - 1))
                        && !Character.isUpperCase(path.charAt(i - 1))) {
                    json.append('_');
                }
                json.append(Character.toLowerCase(c));
            } else {
                json.append(c);
            }
        }
        return json.toString();
    }

    static String of(List<JacksonException.Reference> path) {
        StringBuilder json = new StringBuilder();
        for (JacksonException.Reference step : path) {
            String name = step.getPropertyName();
            String next = step(name == null ? Integer.toString(step.getIndex()) : name);
            json.append(json.isEmpty() && next.startsWith(".") ? next.substring(1) : next);
        }
        return json.toString();
    }

    private static String step(String name) {
        return NUMBER.matcher(name).matches() ? "[" + name + "]" : "." + name;
    }
}
