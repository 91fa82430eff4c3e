package io.goodsflow.product.draft.domain;

import io.goodsflow.product.history.domain.FieldChange;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** What differs between two contents of a product, field by field, as people read it (source 4.7.3). */
public final class ContentDiff {

    /** The field of a change that only puts SKUs in another order. */
    public static final String SKU_ORDER = "skus.order";

    private final @Nullable ProductContent before;
    private final ProductContent after;
    private final List<FieldChange> changes = new ArrayList<>();

    private ContentDiff(@Nullable ProductContent before, ProductContent after) {
        this.before = before;
        this.after = after;
    }

    /** @param before null if there was nothing: all that is said now is new */
    public static List<FieldChange> between(@Nullable ProductContent before, ProductContent after) {
        return new ContentDiff(before, after).changes();
    }

    /** The snake_case names of the top-level fields that the changes touch, each once. */
    public static List<String> fields(List<FieldChange> changes) {
        return changes.stream()
                .map(change -> change.field().split("[\\[.]", 2)[0])
                .distinct()
                .toList();
    }

    private List<FieldChange> changes() {
        category();
        compare("title", "商品标题", ProductContent::title);
        description();
        compare("brand", "品牌", ProductContent::brand);
        compare("outer_id", "商品编码", ProductContent::outerId);
        compare("image_urls", "图片", content -> orNull(content.imageUrls()));
        attributes();
        skus();
        return List.copyOf(changes);
    }

    private void compare(String field, String label, Function<ProductContent, @Nullable Object> value) {
        Object old = before == null ? null : value.apply(before);
        add(field, label, old, value.apply(after));
    }

    /** A category is another one by its id; people know it by the name that it had then. */
    private void category() {
        if (before == null || before.categoryId() != after.categoryId()) {
            changes.add(FieldChange.of(
                    "category", "类目", before == null ? null : before.categoryName(), after.categoryName()));
        }
    }

    private void description() {
        String old = before == null ? null : before.description();
        if (!Objects.equals(old, after.description())) {
            changes.add(FieldChange.unsaid("description", "商品详情", hash(old), hash(after.description())));
        }
    }

    private void attributes() {
        Map<String, String> had = before == null ? Map.of() : before.attributes();
        Map<String, String> has = after.attributes();
        had.forEach((name, value) -> add("attributes." + name, name, value, has.get(name)));
        has.forEach((name, value) -> {
            if (!had.containsKey(name)) {
                add("attributes." + name, name, null, value);
            }
        });
    }

    private static @Nullable String hash(@Nullable String text) {
        return text == null ? null : Sha256.hex(text);
    }

    private void skus() {
        if (before == null) {
            add("skus", "SKU数量", null, after.skus().size());
            after.skus().forEach(this::added);
            return;
        }
        Map<Long, ContentSku> had = byId(before);
        Map<Long, ContentSku> has = byId(after);
        had.forEach((id, sku) -> {
            if (!has.containsKey(id)) {
                add(path(id), "SKU", sku.specs().values(), null);
            }
        });
        has.forEach((id, sku) -> {
            ContentSku old = had.get(id);
            if (old == null) {
                added(sku);
            } else {
                add(path(id) + ".sku_code", "SKU编码", old.skuCode(), sku.skuCode());
                add(path(id) + ".specs", "规格", old.specs().values(), sku.specs().values());
                add(path(id) + ".price", "价格(分)", old.price(), sku.price());
            }
        });
        order(had.keySet(), has.keySet());
    }

    private void added(ContentSku sku) {
        add(path(sku.skuId()), "SKU", null, sku.specs().values());
        add(path(sku.skuId()) + ".sku_code", "SKU编码", null, sku.skuCode());
        add(path(sku.skuId()) + ".price", "价格(分)", null, sku.price());
    }

    /** Of those that stay; where one comes or goes says itself. */
    private void order(Set<Long> had, Set<Long> has) {
        List<Long> old = had.stream().filter(has::contains).toList();
        List<Long> now = has.stream().filter(had::contains).toList();
        add(SKU_ORDER, "SKU顺序", old, now);
    }

    private void add(String field, String label, @Nullable Object old, @Nullable Object now) {
        if (!Objects.equals(old, now)) {
            changes.add(FieldChange.of(field, label, old, now));
        }
    }

    private static String path(long skuId) {
        return "skus[" + skuId + "]";
    }

    private static Map<Long, ContentSku> byId(ProductContent content) {
        return content.skus().stream()
                .collect(Collectors.toMap(ContentSku::skuId, Function.identity(), (a, b) -> a, LinkedHashMap::new));
    }

    private static @Nullable Object orNull(List<String> list) {
        return list.isEmpty() ? null : list;
    }
}
