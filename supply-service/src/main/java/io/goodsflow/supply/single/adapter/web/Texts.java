package io.goodsflow.supply.single.adapter.web;

import org.jspecify.annotations.Nullable;

/** Texts as they are kept: without blanks around them, and none at all instead of an empty one. */
final class Texts {
    private Texts() {}

    static @Nullable String orNull(@Nullable String text) {
        return text == null || text.isBlank() ? null : text.strip();
    }
}
