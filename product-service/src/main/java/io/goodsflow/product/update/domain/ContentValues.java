package io.goodsflow.product.update.domain;

import io.goodsflow.product.draft.domain.ContentSku;
import io.goodsflow.product.draft.domain.ProductContent;
import io.goodsflow.product.draft.domain.ProposedContent;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A content as independent fields. A SKU is there twice: as a whole and by its parts. */
public final class ContentValues {

    private final Map<String, Object> values = new LinkedHashMap<>();

    private ContentValues() {}

    static ContentValues of(ProductContent content) {
        ContentValues values = new ContentValues();
        values.put("category", Long.toString(content.categoryId()));
        values.put("title", content.title());
        values.put("description", content.description());
        values.put("brand", content.brand());
        values.put("outer_id", content.outerId());
        values.put("image_urls", content.imageUrls().isEmpty() ? null : content.imageUrls());
        content.attributes().forEach((name, value) -> values.put("attributes." + name, value));
        content.skus().forEach(values::putSku);
        return values;
    }

    private void putSku(ContentSku sku) {
        String path = sku(sku.skuId());
        put(path, whole(sku));
        put(path + ".sku_code", sku.skuCode());
        put(path + ".specs", sku.specs().values());
        put(path + ".price", sku.price());
    }

    private void put(String field, @Nullable Object value) {
        if (value != null) {
            values.put(field, value);
        }
    }

    @Nullable
    Object get(String field) {
        return values.get(field);
    }

    boolean has(String field) {
        return values.containsKey(field);
    }

    /** Every edit that leads from {@code base} to {@code content}; SKUs that came or went are one edit each. */
    public static List<FieldEdit> edits(ProductContent base, ProductContent content) {
        ContentValues from = of(base);
        ContentValues to = of(content);
        Map<String, Object> all = new LinkedHashMap<>(from.values);
        all.putAll(to.values);
        List<FieldEdit> edits = new ArrayList<>();
        for (String field : all.keySet()) {
            if (!Objects.equals(from.get(field), to.get(field)) && isOneEdit(field, from, to)) {
                edits.add(new FieldEdit(field, from.get(field), to.get(field)));
            }
        }
        return edits;
    }

    private static boolean isOneEdit(String field, ContentValues from, ContentValues to) {
        if (!field.startsWith("skus[")) {
            return true;
        }
        String whole = field.substring(0, field.indexOf(']') + 1);
        boolean stays = from.has(whole) && to.has(whole);
        return stays != field.equals(whole);
    }

    static String sku(long skuId) {
        return "skus[" + skuId + "]";
    }

    static ProposedContent.Sku whole(ContentSku sku) {
        return new ProposedContent.Sku(sku.skuCode(), sku.specs().values(), sku.price());
    }
}
