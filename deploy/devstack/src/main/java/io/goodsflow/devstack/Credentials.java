package io.goodsflow.devstack;

import java.util.regex.Pattern;

/** The account of the services in MariaDB. */
public record Credentials(String user, String password) {

    /** Both are written into SQL, where they must need no quoting. */
    private static final Pattern PLAIN = Pattern.compile("[A-Za-z0-9_.-]{1,64}");

    public Credentials {
        if (!PLAIN.matcher(user).matches() || !PLAIN.matcher(password).matches()) {
            throw new DevstackException(
                    "db.user and db.password take letters, digits, dot, dash and underscore, 1 to 64 of them.");
        }
    }

    public static Credentials local() {
        return new Credentials("goodsflow", "goodsflow");
    }
}
