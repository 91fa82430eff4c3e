package io.goodsflow.kit.config;

import java.util.Set;
import java.util.regex.Pattern;
import org.springframework.boot.context.properties.source.ConfigurationPropertyName;
import org.springframework.boot.context.properties.source.ConfigurationPropertyName.Form;

/** Which settings are secrets, told by the last part of their name. */
final class Secrets {

    private static final Set<String> NAMES =
            Set.of("password", "secret", "clientsecret", "secretkey", "accesskey", "privatekey", "accesstoken");

    /** {@code ${NAME}} or {@code ${NAME:}}, one within another at most. */
    private static final Pattern VARIABLE = Pattern.compile("\\$\\{[A-Za-z0-9_.-]+(:(\\$\\{[A-Za-z0-9_.-]+:?})?)?}");

    private Secrets() {}

    static boolean isSecret(ConfigurationPropertyName name) {
        return !name.isEmpty() && NAMES.contains(name.getLastElement(Form.UNIFORM));
    }

    /** Whether a value is none of itself, only the name of a variable. */
    static boolean isReference(String value) {
        return VARIABLE.matcher(value.strip()).matches();
    }
}
