package io.goodsflow.product.draft.domain;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** What a product says, with its category and SKU ids settled. */
public record ProductContent(
        long categoryId,
        String categoryName,
        String title,
        @Nullable String description,
        @Nullable String brand,
        @Nullable String outerId,
        List<String> imageUrls,
        Map<String, String> attributes,
        List<ContentSku> skus) {

    public ProductContent {
        imageUrls = List.copyOf(imageUrls);
        attributes = Collections.unmodifiableMap(new LinkedHashMap<>(attributes));
        skus = List.copyOf(skus);
    }

    /**
     * Settles a proposal that keeps the rules.
     *
     * @param skuIds one id for each SKU, in order
     */
    public static ProductContent settle(
            ProposedContent proposal, long categoryId, String categoryName, List<Long> skuIds) {
        return new ProductContent(
                categoryId,
                categoryName,
                said(proposal.title()),
                proposal.description(),
                proposal.brand(),
                proposal.outerId(),
                proposal.imageUrls().stream().map(ProductContent::said).toList(),
                proposal.settledAttributes(),
                IntStream.range(0, proposal.skus().size())
                        .mapToObj(i -> sku(skuIds.get(i), said(proposal.skus().get(i))))
                        .toList());
    }

    /** The same with its category called as it is called now. */
    public ProductContent inCategoryCalled(String name) {
        return new ProductContent(categoryId, name, title, description, brand, outerId, imageUrls, attributes, skus);
    }

    private static ContentSku sku(long skuId, ProposedContent.Sku sku) {
        return new ContentSku(skuId, sku.skuCode(), sku.settledSpecs(), sku.price());
    }

    private static <T> T said(@Nullable T value) {
        if (value == null) {
            throw new IllegalArgumentException("the proposal does not keep the rules");
        }
        return value;
    }

    /** SHA-256 over the canonical JSON: the same content has the same hash in every process (architecture 3.2). */
    public String hash() {
        Map<String, Object> members = new LinkedHashMap<>();
        members.put("category_id", categoryId);
        members.put("category_name", categoryName);
        members.put("title", title);
        putIfSaid(members, "description", description);
        putIfSaid(members, "brand", brand);
        putIfSaid(members, "outer_id", outerId);
        members.put("image_urls", imageUrls);
        members.put("attributes", attributes);
        members.put("skus", skus.stream().map(ProductContent::members).toList());
        return Sha256.hex(CanonicalJson.of(members));
    }

    private static Map<String, Object> members(ContentSku sku) {
        Map<String, Object> members = new LinkedHashMap<>();
        members.put("sku_id", sku.skuId());
        putIfSaid(members, "sku_code", sku.skuCode());
        members.put("specs", sku.specs().values());
        members.put("price", sku.price());
        return members;
    }

    private static void putIfSaid(Map<String, Object> members, String name, @Nullable String value) {
        if (value != null) {
            members.put(name, value);
        }
    }
}
