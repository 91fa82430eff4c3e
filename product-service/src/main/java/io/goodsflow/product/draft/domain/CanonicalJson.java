package io.goodsflow.product.draft.domain;

import java.util.Collection;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * One text for one content: keys sorted, no blanks, no member that is null, so that equal contents have equal hashes
 * whatever order they were written in.
 */
final class CanonicalJson {

    private final StringBuilder out = new StringBuilder();
    private final boolean sorted;

    private CanonicalJson(boolean sorted) {
        this.sorted = sorted;
    }

    /** @param value text, whole number, collection or map with text keys; maps and lists may nest */
    static String of(Object value) {
        return new CanonicalJson(true).value(value).out.toString();
    }

    /** The same, but members stay in the order of the map. */
    static String inOrder(Map<String, String> map) {
        return new CanonicalJson(false).value(map).out.toString();
    }

    private CanonicalJson value(Object value) {
        if (value instanceof Map<?, ?> map) {
            object(map);
        } else if (value instanceof Collection<?> list) {
            array(list);
        } else if (value instanceof String text) {
            string(text);
        } else if (value instanceof Long || value instanceof Integer) {
            out.append(value);
        } else {
            throw new IllegalArgumentException("no canonical form for " + value.getClass());
        }
        return this;
    }

    private void object(Map<?, ?> map) {
        Map<String, Object> members = sorted ? new TreeMap<>() : new LinkedHashMap<>();
        map.forEach((key, value) -> put(members, key, value));
        out.append('{');
        String comma = "";
        for (Map.Entry<String, Object> member : members.entrySet()) {
            out.append(comma);
            string(member.getKey());
            out.append(':');
            value(member.getValue());
            comma = ",";
        }
        out.append('}');
    }

    private static void put(Map<String, Object> members, Object key, @Nullable Object value) {
        if (value != null) {
            members.put((String) key, value);
        }
    }

    private void array(Collection<?> list) {
        out.append('[');
        for (Iterator<?> elements = list.iterator(); elements.hasNext(); ) {
            value(elements.next());
            out.append(elements.hasNext() ? "," : "");
        }
        out.append(']');
    }

    private void string(String text) {
        out.append('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '"', '\\' -> out.append('\\').append(c);
                case '\n' -> out.append("\\n");
                case '\r' -> out.append("\\r");
                case '\t' -> out.append("\\t");
                default -> {
                    if (c < ' ') {
                        out.append(String.format("\\u%04x", (int) c));
                    } else {
                        out.append(c);
                    }
                }
            }
        }
        out.append('"');
    }
}
