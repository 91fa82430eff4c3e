package io.goodsflow.gateway.issuer;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** What is said to a login. */
sealed interface LoginVerdict {

    /** As a metric names it. */
    default String outcome() {
        return nameOf(getClass());
    }

    /** All that a metric may name. */
    static List<String> outcomes() {
        return Stream.of(LoginVerdict.class.getPermittedSubclasses())
                .map(LoginVerdict::nameOf)
                .toList();
    }

    private static String nameOf(Class<?> verdict) {
        return verdict.getSimpleName().toLowerCase(Locale.ROOT);
    }

    /** Nothing stands against it. */
    record Accepted() implements LoginVerdict {}

    /** The name or the secret is wrong. */
    record Refused() implements LoginVerdict {}

    /** Too many failures before; whether this secret is right is not told. */
    record Locked(Duration until) implements LoginVerdict {}
}
