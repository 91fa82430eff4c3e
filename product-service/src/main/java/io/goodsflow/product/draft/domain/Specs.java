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

    /** Equal for specs that mean the same, whatever their order. */
    public String key() {
        return Sha256.hex(CanonicalJson.of(values));
    }

    /** Whether the JSON text fits its column. */
    public boolean isTooLong() {
        String json = json();
        return json.codePointCount(0, json.length()) > MAX_CHARACTERS;
    }
}
