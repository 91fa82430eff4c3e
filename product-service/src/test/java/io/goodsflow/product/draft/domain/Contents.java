package io.goodsflow.product.draft.domain;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Contents and proposals to start from. */
public final class Contents {

    private Contents() {}

    public static ProposedContent proposal() {
        return proposal(sku("A", "weight", "250g"));
    }

    public static ProposedContent proposal(ProposedContent.@Nullable Sku... skus) {
        return new ProposedContent(
                "Tea",
                "Camellia oolong",
                "Picked by hand.",
                "Yunxiu",
                "0017",
                List.of("https://img.example.org/a.webp"),
                Map.of("origin", "Anxi"),
                Arrays.asList(skus));
    }

    public static ProposedContent titled(@Nullable String title) {
        return new ProposedContent(
                "Tea", title, null, null, null, List.of(), Map.of(), List.of(sku("A", "weight", "250g")));
    }

    public static ProposedContent.Sku sku(@Nullable String code, String... specs) {
        return priced(code, 12_800, specs);
    }

    public static ProposedContent.Sku priced(@Nullable String code, long price, String... specs) {
        Map<String, String> map = new LinkedHashMap<>();
        for (int i = 0; i < specs.length; i += 2) {
            map.put(specs[i], specs[i + 1]);
        }
        return new ProposedContent.Sku(code, map, price);
    }

    public static ContentSku settled(long id, @Nullable String code, String... specs) {
        return new ContentSku(id, code, sku(code, specs).settledSpecs(), 12_800);
    }

    public static ProductContent content(ContentSku... skus) {
        return content("Camellia oolong", skus);
    }

    public static ProductContent content(String title, ContentSku... skus) {
        return new ProductContent(
                7,
                "Tea",
                title,
                "Picked by hand.",
                "Yunxiu",
                "0017",
                List.of("https://img.example.org/a.webp"),
                Map.of("origin", "Anxi"),
                List.of(skus));
    }
}
