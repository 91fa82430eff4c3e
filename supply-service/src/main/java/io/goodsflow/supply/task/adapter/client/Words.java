package io.goodsflow.supply.task.adapter.client;

import org.jspecify.annotations.Nullable;

/** A reason as one text for a person. */
final class Words {
    private Words() {}

    static String of(String code, @Nullable String field, String message) {
        return code + (field == null ? "" : " (" + field + ")") + ": " + message;
    }
}
