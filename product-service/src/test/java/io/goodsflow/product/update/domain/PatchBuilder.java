package io.goodsflow.product.update.domain;

import io.goodsflow.product.draft.domain.ProposedContent;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Says one thing after the other. */
final class PatchBuilder {

    private final Map<String, @Nullable String> texts = new LinkedHashMap<>();
    private final Map<String, @Nullable String> attributes = new LinkedHashMap<>();
    private final Map<Long, ContentPatch.@Nullable Sku> skus = new LinkedHashMap<>();
    private final List<ProposedContent.Sku> added = new ArrayList<>();

    PatchBuilder text(String field, @Nullable String value) {
        texts.put(field, value);
        return this;
    }

    PatchBuilder attribute(String name, @Nullable String value) {
        attributes.put(name, value);
        return this;
    }

    PatchBuilder price(long id, Long price) {
        skus.put(id, new ContentPatch.Sku(false, null, null, price));
        return this;
    }

    PatchBuilder specs(long id, String name, @Nullable String value, String other, @Nullable String otherValue) {
        Map<String, @Nullable String> specs = new LinkedHashMap<>();
        specs.put(name, value);
        specs.put(other, otherValue);
        skus.put(id, new ContentPatch.Sku(false, null, specs, null));
        return this;
    }

    PatchBuilder remove(long id) {
        skus.put(id, null);
        return this;
    }

    PatchBuilder add(@Nullable String code, String weight, long price) {
        added.add(new ProposedContent.Sku(code, Map.of("weight", weight), price));
        return this;
    }

    ContentPatch build() {
        return new ContentPatch(texts, null, false, attributes, skus, added);
    }
}
