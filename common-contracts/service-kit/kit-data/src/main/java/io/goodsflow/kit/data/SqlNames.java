package io.goodsflow.kit.data;

import java.util.regex.Pattern;

/** Names of tables and columns are constants of the code; this refuses anything that could be more than a name. */
public final class SqlNames {

    private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9_]{0,63}");

    private SqlNames() {}

    /** @throws IllegalArgumentException if it is not a plain lower-case name */
    public static String require(String name) {
        if (!NAME.matcher(name).matches()) {
            throw new IllegalArgumentException("not a table or column name: " + name);
        }
        return name;
    }
}
