package io.goodsflow.kit.web.problem;

import java.util.List;
import tools.jackson.core.JacksonException;

/** Names fields as the caller wrote them: snake_case, {@code skus[0].price}. */
final class FieldNames {

    private FieldNames() {}

    /** Turns a Java path into the JSON one; what stands in brackets (an index, a map key) stays as it is. */
    static String snakeCase(String path) {
        StringBuilder json = new StringBuilder(path.length() + 8);
        int depth = 0;
        for (int i = 0; i < path.length(); i++) {
            char c = path.charAt(i);
            if (c == '[') {
                depth++;
            } else if (c == ']') {
                depth--;
            }
            if (depth == 0 && Character.isUpperCase(c)) {
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
            if (step.getPropertyName() == null) {
                json.append('[').append(step.getIndex()).append(']');
            } else {
                json.append(json.isEmpty() ? "" : ".").append(step.getPropertyName());
            }
        }
        return json.toString();
    }
}
