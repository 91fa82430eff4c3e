package io.goodsflow.supply.single.adapter.web;

import io.goodsflow.kernel.FieldError;
import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.supply.task.domain.ProductPatch;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Turns a merge patch into the change it means; the only place that knows what an absent member and a null are. */
final class PatchReader {
    private final List<FieldError> errors = new ArrayList<>();
    private final List<String> clear = new ArrayList<>();

    private PatchReader() {}

    /** @throws GoodsflowException 400 naming what cannot be emptied, or is not changed here */
    static ProductPatch read(EditProductBody body) {
        PatchReader reader = new PatchReader();
        ProductPatch patch = reader.patch(body);
        if (!reader.errors.isEmpty()) {
            throw GoodsflowException.invalid(reader.errors);
        }
        return patch;
    }

    private ProductPatch patch(EditProductBody body) {
        String category = kept("category", body.category());
        String title = kept("title", body.title());
        String description = clearable("description", body.description());
        String brand = clearable("brand", body.brand());
        String outerId = clearable("outer_id", body.outerId());
        List<String> imageUrls = images(body.imageUrls());
        Map<String, String> attributes = new TreeMap<>();
        List<String> removedAttributes = new ArrayList<>();
        attributes(attributes, removedAttributes, body.attributes());
        Map<Long, ProductPatch.Sku> skus = new TreeMap<>();
        List<Long> removedSkus = new ArrayList<>();
        skus(skus, removedSkus, body.skus());
        return new ProductPatch(
                category,
                title,
                description,
                brand,
                outerId,
                imageUrls,
                attributes,
                removedAttributes.stream().sorted().toList(),
                skus,
                removedSkus.stream().sorted().toList(),
                newSkus(body.newSkus()),
                clear.stream().sorted().toList());
    }

    /** A text that a product always has. */
    private @Nullable String kept(String field, @Nullable Change<String> change) {
        if (change == null) {
            return null;
        }
        String text = Texts.orNull(change.value());
        if (text == null) {
            cannotBeEmpty(field);
        }
        return text;
    }

    private @Nullable String clearable(String field, @Nullable Change<String> change) {
        return clearable(field, clear, change);
    }

    private static @Nullable String clearable(String field, List<String> clear, @Nullable Change<String> change) {
        if (change == null) {
            return null;
        }
        String text = Texts.orNull(change.value());
        if (text == null) {
            clear.add(field);
        }
        return text;
    }

    private @Nullable List<String> images(@Nullable Change<List<String>> change) {
        if (change == null) {
            return null;
        }
        if (change.value() == null || change.value().isEmpty()) {
            clear.add("image_urls");
            return null;
        }
        List<String> urls = new ArrayList<>();
        for (int at = 0; at < change.value().size(); at++) {
            String url = Texts.orNull(change.value().get(at));
            if (url == null) {
                cannotBeEmpty("image_urls[" + at + "]");
            } else {
                urls.add(url);
            }
        }
        return urls;
    }

    private void attributes(
            Map<String, String> set, List<String> removed, @Nullable Change<Map<String, @Nullable String>> change) {
        if (change == null) {
            return;
        }
        if (change.value() == null) {
            clear.add("attributes");
            return;
        }
        split(set, removed, change.value());
    }

    private static void split(Map<String, String> set, List<String> removed, Map<String, @Nullable String> named) {
        named.forEach((name, value) -> {
            if (value == null) {
                removed.add(name);
            } else {
                set.put(name, value);
            }
        });
    }

    private void skus(
            Map<Long, ProductPatch.Sku> changed,
            List<Long> removed,
            @Nullable Change<Map<SkuKey, EditProductBody.@Nullable Sku>> change) {
        if (change == null) {
            return;
        }
        if (change.value() == null) {
            cannotBeEmpty("skus");
            return;
        }
        change.value().forEach((key, sku) -> {
            if (sku == null) {
                removed.add(key.skuId());
            } else {
                changed.put(key.skuId(), sku("skus[" + key.skuId() + "].", sku));
            }
        });
    }

    private ProductPatch.Sku sku(String at, EditProductBody.Sku sku) {
        List<String> emptied = new ArrayList<>();
        String code = clearable("sku_code", emptied, sku.skuCode());
        Map<String, @Nullable String> specs = present(at + "specs", sku.specs());
        Map<String, String> set = new TreeMap<>();
        List<String> removed = new ArrayList<>();
        split(set, removed, specs == null ? Map.of() : specs);
        Long price = present(at + "price", sku.price());
        if (sku.stock() != null) {
            errors.add(new FieldError(
                    at + "stock",
                    "field.not_supported",
                    at + "stock is not changed with the product",
                    at + "stock 不随商品修改"));
        }
        return new ProductPatch.Sku(
                code, specs == null ? null : set, removed.stream().sorted().toList(), price, emptied);
    }

    private static List<ProductPatch.NewSku> newSkus(@Nullable List<EditProductBody.NewSku> skus) {
        return skus == null
                ? List.of()
                : skus.stream()
                        .map(sku -> new ProductPatch.NewSku(
                                Texts.orNull(sku.skuCode()),
                                Objects.requireNonNullElse(sku.specs(), Map.of()),
                                sku.price(),
                                sku.stock()))
                        .toList();
    }

    private <T> @Nullable T present(String field, @Nullable Change<T> change) {
        if (change == null) {
            return null;
        }
        if (change.value() == null) {
            cannotBeEmpty(field);
        }
        return change.value();
    }

    private void cannotBeEmpty(String field) {
        errors.add(new FieldError(field, "field.required", field + " cannot be emptied", field + " 不能清空"));
    }
}
