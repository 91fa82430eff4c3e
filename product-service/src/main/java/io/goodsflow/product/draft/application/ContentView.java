package io.goodsflow.product.draft.application;

import io.goodsflow.product.draft.domain.ContentSku;
import io.goodsflow.product.draft.domain.ProductContent;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What a draft or a version says of a product, as the back office and order systems see it. */
public record ContentView(
        long categoryId,
        String categoryName,
        String title,
        @Nullable String description,
        @Nullable String brand,
        @Nullable String outerId,
        List<String> imageUrls,
        Map<String, String> attributes,
        List<Sku> skus) {

    public static ContentView of(ProductContent content) {
        return new ContentView(
                content.categoryId(),
                content.categoryName(),
                content.title(),
                content.description(),
                content.brand(),
                content.outerId(),
                content.imageUrls(),
                content.attributes(),
                content.skus().stream().map(Sku::of).toList());
    }

    /** Price in fen. */
    public record Sku(long skuId, @Nullable String skuCode, Map<String, String> specs, long price) {

        private static Sku of(ContentSku sku) {
            return new Sku(sku.skuId(), sku.skuCode(), sku.specs().values(), sku.price());
        }
    }
}
