package io.goodsflow.product.draft.domain;

import io.goodsflow.kernel.VisibleText;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A product as it was handed in: blanks around texts are gone and texts with nothing to see are null, nothing else is sure.
 *
 * @param category id or exact name
 * @param imageUrls may hold nulls
 * @param skus may hold nulls
 */
public record ProposedContent(
        @Nullable String category,
        @Nullable String title,
        @Nullable String description,
        @Nullable String brand,
        @Nullable String outerId,
        List<@Nullable String> imageUrls,
        Map<String, @Nullable String> attributes,
        List<@Nullable Sku> skus) {

    public ProposedContent {
        category = stripped(category);
        title = stripped(title);
        description = stripped(description);
        brand = stripped(brand);
        outerId = stripped(outerId);
        imageUrls = imageUrls.stream().map(ProposedContent::stripped).toList();
        attributes = strippedMap(attributes);
        skus = Collections.unmodifiableList(skus);
    }

    /** What settled content would have to be handed in as. */
    public static ProposedContent of(ProductContent content) {
        return new ProposedContent(
                Long.toString(content.categoryId()),
                content.title(),
                content.description(),
                content.brand(),
                content.outerId(),
                content.imageUrls(),
                content.attributes(),
                content.skus().stream()
                        .map(sku -> new Sku(sku.skuCode(), sku.specs().values(), sku.price()))
                        .toList());
    }

    /**
     * A SKU as it was handed in.
     *
     * @param price in fen
     */
    public record Sku(@Nullable String skuCode, Map<String, @Nullable String> specs, long price) {

        public Sku {
            skuCode = stripped(skuCode);
            specs = strippedMap(specs);
        }

        /** Call after the rules were kept. */
        Specs settledSpecs() {
            return new Specs(said(specs));
        }
    }

    /** Call after the rules were kept. */
    Map<String, String> settledAttributes() {
        return said(attributes);
    }

    private static Map<String, String> said(Map<String, @Nullable String> map) {
        Map<String, String> said = new LinkedHashMap<>();
        map.forEach((name, value) -> {
            if (value != null) {
                said.put(name, value);
            }
        });
        return said;
    }

    /** A second name that differs by its blanks only keeps one: the rules refuse it, nothing is lost silently. */
    private static Map<String, @Nullable String> strippedMap(Map<String, @Nullable String> map) {
        Map<String, @Nullable String> result = new LinkedHashMap<>();
        map.forEach((name, value) -> {
            String key = VisibleText.isEmpty(name) ? "" : name.strip();
            while (result.containsKey(key)) {
                key += " ";
            }
            result.put(key, stripped(value));
        });
        return Collections.unmodifiableMap(result);
    }

    /** Whether another name of the map is the same but for its blanks. */
    static boolean isSecondOfItsName(String name) {
        return !name.equals(name.strip());
    }

    private static @Nullable String stripped(@Nullable String text) {
        return text == null || VisibleText.isEmpty(text) ? null : text.strip();
    }
}
