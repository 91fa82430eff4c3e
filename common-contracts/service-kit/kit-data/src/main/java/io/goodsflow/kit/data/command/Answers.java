package io.goodsflow.kit.data.command;

import io.goodsflow.kit.data.CanonicalJson;
import org.jspecify.annotations.Nullable;

/** Answers and step results as JSON text; {@code null} is an answer too. */
record Answers(int maxChars) {

    String write(@Nullable Object answer) {
        String json = CanonicalJson.toJson(answer);
        if (json.length() > maxChars) {
            throw new IllegalStateException("an answer of " + json.length() + " characters is too long to be kept");
        }
        return json;
    }

    <R> @Nullable R read(String json, Class<R> type) {
        return CanonicalJson.fromJson(json, type);
    }
}
