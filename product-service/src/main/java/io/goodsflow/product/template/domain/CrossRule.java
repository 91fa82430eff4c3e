package io.goodsflow.product.template.domain;

import org.jspecify.annotations.Nullable;

/**
 * A rule over two attributes.
 *
 * @param attribute the one that is looked at
 * @param value of a REQUIRED_IF only
 * @param other the one that the rule is about
 */
public record CrossRule(
        Kind kind, String attribute, @Nullable String value, String other) {

    /** What is demanded. */
    public enum Kind {
        /** If {@code attribute} is {@code value}, {@code other} must be said. */
        REQUIRED_IF,
        /** {@code attribute} is not above {@code other}, where both are said. */
        AT_MOST
    }
}
