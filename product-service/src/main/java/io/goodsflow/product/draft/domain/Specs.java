package io.goodsflow.product.draft.domain;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What tells a product's SKUs apart.
 *
 * @param values values by name, in sheet order
 */
public record Specs(Map<String, String> values) {

    public static final int MAX_CHARACTERS = 255;

    public Specs {
        values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
    }

    /** The JSON object that is stored, members in sheet order. */
    public String json() {
        return CanonicalJson.inOrder(values);
    }

    /** Equal for specs that people cannot tell apart ({@link KeyText#ofId}), whatever their order. */
    public String key() {
        Map<String, String> read = new LinkedHashMap<>();
        values.forEach((name, value) ->
                read.merge(KeyText.ofId(name), KeyText.ofId(value), (one, other) -> one + "\n" + other));
        return Sha256.hex(CanonicalJson.of(read));
    }

    /** Whether the JSON text fits its column. */
    public boolean isTooLong() {
        String json = json();
        return json.codePointCount(0, json.length()) > MAX_CHARACTERS;
    }
}
