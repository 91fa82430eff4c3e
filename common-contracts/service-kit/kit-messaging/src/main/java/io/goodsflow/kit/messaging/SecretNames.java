package io.goodsflow.kit.messaging;

import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Hides what nobody may read, by the names it goes under, at any depth. */
final class SecretNames {

    static final String MASK = "***";

    private static final Set<String> SECRETS = Set.of(
            "code",
            "codes",
            "vouchercode",
            "vouchercodes",
            "authorization",
            "cookie",
            "setcookie",
            "signature",
            "apikey",
            "accesskey",
            "privatekey",
            "secretkey",
            "credential",
            "credentials",
            "passwd",
            "pin");
    private static final Set<String> SECRET_ENDS = Set.of("password", "secret", "token", "tokens", "secrets");

    private SecretNames() {}

    static boolean isSecret(String name) {
        String plain = name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]", "");
        return SECRETS.contains(plain) || SECRET_ENDS.stream().anyMatch(plain::endsWith);
    }

    /** A copy whose secret members are replaced whole, whatever their type. */
    static JsonNode masked(JsonNode node) {
        if (node.isObject()) {
            ObjectNode copy = JsonNodeFactory.instance.objectNode();
            node.properties()
                    .forEach(member -> copy.set(
                            member.getKey(),
                            isSecret(member.getKey()) && !member.getValue().isNull()
                                    ? JsonNodeFactory.instance.stringNode(MASK)
                                    : masked(member.getValue())));
            return copy;
        }
        if (node.isArray()) {
            ArrayNode copy = JsonNodeFactory.instance.arrayNode();
            node.forEach(element -> copy.add(masked(element)));
            return copy;
        }
        return node;
    }

    static Map<String, String> masked(Map<String, String> properties) {
        Map<String, String> copy = new TreeMap<>();
        properties.forEach((name, value) -> copy.put(name, isSecret(name) ? MASK : value));
        return copy;
    }
}
