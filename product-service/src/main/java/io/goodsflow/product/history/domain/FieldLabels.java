package io.goodsflow.product.history.domain;

import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** What people call the fields of a change; an attribute is called as its template said then, else by its own name. */
public final class FieldLabels {

    private static final Pattern SKU = Pattern.compile("skus\\[\\d+]");

    private static final Map<String, String> ENGLISH = Map.ofEntries(
            Map.entry("category", "Category"),
            Map.entry("title", "Title"),
            Map.entry("description", "Description"),
            Map.entry("brand", "Brand"),
            Map.entry("outer_id", "Product code"),
            Map.entry("image_urls", "Images"),
            Map.entry("skus", "Number of SKUs"),
            Map.entry("skus.order", "Order of SKUs"),
            Map.entry("sku", "SKU"),
            Map.entry("sku.sku_code", "SKU code"),
            Map.entry("sku.specs", "Specs"),
            Map.entry("sku.price", "Price (fen)"),
            Map.entry("sale_state", "Sale state"));

    private FieldLabels() {}

    /**
     * The label in the reader's language.
     *
     * @param stored the Chinese label that was kept with the change
     * @param english the English one; null if none was kept
     */
    public static String of(String field, String stored, @Nullable String english, Locale reader) {
        if (Locale.CHINESE.getLanguage().equals(reader.getLanguage())) {
            return stored;
        }
        return english != null
                ? english
                : ENGLISH.getOrDefault(SKU.matcher(field).replaceFirst("sku"), stored);
    }
}
