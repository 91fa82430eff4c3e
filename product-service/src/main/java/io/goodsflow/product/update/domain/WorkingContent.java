package io.goodsflow.product.update.domain;

import io.goodsflow.product.draft.domain.ProductContent;
import io.goodsflow.product.draft.domain.ProposedContent;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A content while its fields are set one by one. */
final class WorkingContent {

    private final Map<String, @Nullable Object> plain = new LinkedHashMap<>();
    private final Map<String, @Nullable String> attributes;
    private final Map<Long, ProposedContent.Sku> skus = new LinkedHashMap<>();

    WorkingContent(ProductContent content) {
        ContentValues values = ContentValues.of(content);
        for (String field : List.of("category", "title", "description", "brand", "outer_id", "image_urls")) {
            plain.put(field, values.get(field));
        }
        attributes = new LinkedHashMap<>(content.attributes());
        content.skus().forEach(sku -> skus.put(sku.skuId(), ContentValues.whole(sku)));
    }

    void set(String field, @Nullable Object value) {
        if (field.startsWith("attributes.")) {
            setAttribute(field.substring("attributes.".length()), (String) value);
        } else if (field.startsWith("skus[")) {
            int end = field.indexOf(']');
            setSku(Long.parseLong(field.substring("skus[".length(), end)), field.substring(end + 1), value);
        } else {
            plain.put(field, value);
        }
    }

    private void setAttribute(String name, @Nullable String value) {
        if (value == null) {
            attributes.remove(name);
        } else {
            attributes.put(name, value);
        }
    }

    @SuppressWarnings("unchecked") // specs are what ContentPatch and ContentValues put there
    private void setSku(long skuId, String part, @Nullable Object value) {
        ProposedContent.Sku had = skus.get(skuId);
        if (part.isEmpty()) {
            if (value == null) {
                skus.remove(skuId);
            } else {
                skus.put(skuId, (ProposedContent.Sku) value);
            }
        } else if (had != null && value != null && part.equals(".price")) {
            skus.put(skuId, new ProposedContent.Sku(had.skuCode(), had.specs(), (Long) value));
        } else if (had != null && value != null && part.equals(".specs")) {
            skus.put(skuId, new ProposedContent.Sku(had.skuCode(), (Map<String, @Nullable String>) value, had.price()));
        } else if (had != null && part.equals(".sku_code")) {
            skus.put(skuId, new ProposedContent.Sku((String) value, had.specs(), had.price()));
        }
    }

    @SuppressWarnings("unchecked") // as above
    ProposedContent proposal() {
        List<@Nullable String> images = (List<@Nullable String>) plain.get("image_urls");
        return new ProposedContent(
                text("category"),
                text("title"),
                text("description"),
                text("brand"),
                text("outer_id"),
                images == null ? List.of() : images,
                attributes,
                new ArrayList<>(skus.values()));
    }

    /** Of the SKUs, in order. */
    List<Long> skuIds() {
        return List.copyOf(skus.keySet());
    }

    private @Nullable String text(String field) {
        return (String) plain.get(field);
    }
}
