package io.goodsflow.kit.data.schema;

import java.util.regex.Pattern;

/**
 * Tables that a part of the kit brings into the service's schema. A bean of this type per part; each has a Flyway
 * history of its own ({@code flyway_kit_<name>}), so that its versions never meet those of the service.
 *
 * @param name lower-case word
 * @param location Flyway location, for example {@code classpath:db/kit/data}
 */
public record KitMigration(String name, String location) {

    private static final Pattern WORD = Pattern.compile("[a-z]{1,30}");

    public KitMigration {
        if (!WORD.matcher(name).matches()) {
            throw new IllegalArgumentException("not a lower-case word: " + name);
        }
    }

    String historyTable() {
        return "flyway_kit_" + name;
    }
}
