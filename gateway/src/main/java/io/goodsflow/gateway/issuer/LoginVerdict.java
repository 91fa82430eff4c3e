package io.goodsflow.gateway.issuer;

import java.time.Duration;
import java.util.Locale;

/** What is said to a login. */
sealed interface LoginVerdict {

    /** As a metric names it. */
    default String outcome() {
        return getClass().getSimpleName().toLowerCase(Locale.ROOT);
    }

    /** Nothing stands against it. */
    record Accepted() implements LoginVerdict {}

    /** The name or the secret is wrong. */
    record Refused() implements LoginVerdict {}

    /** Too many failures before; whether this secret is right is not told. */
    record Locked(Duration until) implements LoginVerdict {}
}
