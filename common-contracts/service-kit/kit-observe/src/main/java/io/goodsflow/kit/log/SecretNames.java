package io.goodsflow.kit.log;

import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The one list of names under which secrets go, for log lines and for what is shown to operators. */
public final class SecretNames {

    /** Stands where a secret was. */
    public static final String MASK = "***";

    /** Names that mean vouchers, but in a log line just as often the code of an error. */
    private static final Set<String> AMBIGUOUS = Set.of("code", "codes", "pin");

    private static final Set<String> SECRETS = Set.of(
            "vouchercode",
            "vouchercodes",
            "authorization",
            "cookie",
            "setcookie",
            "sign",
            "sig",
            "apikey",
            "accesskey",
            "privatekey",
            "secretkey",
            "signingkey",
            "hmackey",
            "credential",
            "credentials",
            "passwd",
            "pwd");

    private static final Set<String> SECRET_ENDS =
            Set.of("password", "secret", "token", "tokens", "secrets", "signature", "hmac");

    private SecretNames() {}

    public static boolean isSecret(String name) {
        String plain = plain(name);
        return AMBIGUOUS.contains(plain) || isPlainSecret(plain);
    }

    /** For free text: {@code code} is one only if its value does not look like an error code or a status. */
    static boolean isSecret(String name, String value) {
        String plain = plain(name);
        return AMBIGUOUS.contains(plain) ? !isHarmless(value) : isPlainSecret(plain);
    }

    private static boolean isPlainSecret(String plain) {
        return SECRETS.contains(plain) || SECRET_ENDS.stream().anyMatch(plain::endsWith);
    }

    /** {@code product.not_found}, {@code CREATE_FAILED}, {@code 404}: words and short numbers. */
    private static boolean isHarmless(String value) {
        if (value.length() <= 5 && value.chars().allMatch(Character::isDigit)) {
            return true;
        }
        return value.chars().noneMatch(Character::isDigit)
                && value.chars().allMatch(c -> Character.isLetter(c) || c == '.' || c == '_');
    }

    private static String plain(String name) {
        StringBuilder plain = new StringBuilder(name.length());
        name.toLowerCase(Locale.ROOT)
                .chars()
                .filter(c -> c >= 'a' && c <= 'z' || c >= '0' && c <= '9')
                .forEach(c -> plain.append((char) c));
        return plain.toString();
    }

    /**
     * A copy whose secret members are replaced whole, whatever their type, and whose other texts are masked as those of a
     * log line are.
     */
    public static JsonNode masked(JsonNode node) {
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
        return node.isString() ? JsonNodeFactory.instance.stringNode(LogMask.mask(node.stringValue())) : node;
    }

    /** The same for texts with a name each. */
    public static Map<String, String> masked(Map<String, String> properties) {
        Map<String, String> copy = new TreeMap<>();
        properties.forEach((name, value) -> copy.put(name, isSecret(name) ? MASK : LogMask.mask(value)));
        return copy;
    }
}
