package io.goodsflow.product.update.domain;

import io.goodsflow.kernel.FieldError;
import io.goodsflow.product.draft.domain.ContentSku;
import io.goodsflow.product.draft.domain.ProductContent;
import io.goodsflow.product.draft.domain.ProposedContent;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Reads a patch against the version it starts from. */
public final class PatchEdits {

    private final ContentPatch patch;
    private final ProductContent base;
    private final ContentValues baseValues;
    private final List<ProductContent> known;
    private final List<FieldEdit> carried;
    private final LongSupplier freshIds;
    private final Set<Long> taken;
    private final List<FieldEdit> edits = new ArrayList<>();
    private final List<FieldError> errors = new ArrayList<>();

    private PatchEdits(
            ContentPatch patch,
            ProductContent base,
            List<ProductContent> known,
            List<FieldEdit> carried,
            LongSupplier freshIds) {
        this.patch = patch;
        this.base = base;
        this.baseValues = ContentValues.of(base);
        this.known = known;
        this.carried = carried;
        this.freshIds = freshIds;
        this.taken = new HashSet<>();
        patch.skus().forEach((skuId, change) -> {
            if (change != null) {
                taken.add(skuId);
            }
        });
    }

    /**
     * @param base the version that the patch starts from
     * @param current the version that it is merged onto
     * @param mine the caller's own draft, null if there is none; its SKUs have ids already
     */
    public static Read of(
            ContentPatch patch,
            ProductContent base,
            ProductContent current,
            @Nullable Mine mine,
            LongSupplier freshIds) {
        List<ProductContent> known = mine == null ? List.of(base, current) : List.of(base, current, mine.content());
        return new PatchEdits(patch, base, known, mine == null ? List.of() : mine.edits(), freshIds).read();
    }

    private Read read() {
        patch.texts().forEach(this::edit);
        List<@Nullable String> images = patch.imageUrls();
        if (images != null) {
            edit("image_urls", images.isEmpty() ? null : images);
        }
        if (patch.clearsAttributes()) {
            base.attributes().keySet().stream()
                    .filter(name -> !patch.attributes().containsKey(name))
                    .forEach(name -> edit("attributes." + name, null));
        }
        patch.attributes().forEach((name, value) -> edit("attributes." + name, value));
        patch.newSkus().forEach(this::newSku);
        patch.skus().forEach(this::sku);
        return new Read(edits, errors);
    }

    private void edit(String field, @Nullable Object to) {
        edits.add(new FieldEdit(field, baseValues.get(field), to));
    }

    private void sku(long skuId, ContentPatch.@Nullable Sku change) {
        String path = ContentValues.sku(skuId);
        if (change == null) {
            remove(skuId);
        } else if (known.stream().noneMatch(content -> has(content, skuId))) {
            errors.add(new FieldError(path, "skus.unknown", "the product has no SKU " + skuId));
        } else {
            if (change.saysCode()) {
                edit(path + ".sku_code", change.skuCode());
            }
            if (change.specs() != null) {
                edit(path + ".specs", merged(specs(skuId), change.specs()));
            }
            if (change.price() != null) {
                edit(path + ".price", change.price());
            }
        }
    }

    /** One that is removed and added again by the same patch stays, and what differs of it is changed. */
    private void remove(long skuId) {
        if (!taken.contains(skuId)) {
            edit(ContentValues.sku(skuId), null);
        }
    }

    /** What the caller's own draft says of them, or else the version he started from, or whoever knows the SKU. */
    private Map<String, @Nullable String> specs(long skuId) {
        String field = ContentValues.sku(skuId) + ".specs";
        Object drafted = carried.stream()
                .filter(edit -> edit.field().equals(field))
                .map(FieldEdit::to)
                .findFirst()
                .orElse(null);
        return drafted == null
                ? known.stream()
                        .flatMap(content -> content.skus().stream())
                        .filter(sku -> sku.skuId() == skuId)
                        .findFirst()
                        .map(PatchEdits::asMap)
                        .orElse(Map.of())
                : written(drafted);
    }

    @SuppressWarnings("unchecked") // what ContentValues puts there
    private static Map<String, String> written(Object specs) {
        return (Map<String, String>) specs;
    }

    private static Map<String, @Nullable String> merged(
            Map<String, @Nullable String> had, Map<String, @Nullable String> change) {
        Map<String, @Nullable String> merged = new LinkedHashMap<>(had);
        change.forEach((name, value) -> {
            if (value == null) {
                merged.remove(name);
            } else {
                merged.put(name, value);
            }
        });
        return Collections.unmodifiableMap(merged);
    }

    private void newSku(ProposedContent.Sku sku) {
        ContentSku same = sameIn(base, sku);
        if (same != null) {
            if (sku.skuCode() != null) {
                edit(ContentValues.sku(same.skuId()) + ".sku_code", sku.skuCode());
            }
            edit(ContentValues.sku(same.skuId()) + ".specs", sku.specs());
            edit(ContentValues.sku(same.skuId()) + ".price", sku.price());
            return;
        }
        Long id = known.stream()
                .skip(1)
                .map(content -> sameIn(content, sku))
                .filter(Objects::nonNull)
                .findFirst()
                .map(ContentSku::skuId)
                .orElseGet(freshIds::getAsLong);
        edit(ContentValues.sku(id), sku);
    }

    /** The one with the same code or, failing that, the same specs. */
    private @Nullable ContentSku sameIn(ProductContent content, ProposedContent.Sku sku) {
        String code = sku.skuCode();
        ContentSku byCode = code == null ? null : take(content, had -> code.equals(had.skuCode()));
        return byCode != null ? byCode : take(content, had -> asMap(had).equals(sku.specs()));
    }

    private @Nullable ContentSku take(ProductContent content, Predicate<ContentSku> isTheOne) {
        for (ContentSku sku : content.skus()) {
            if (isTheOne.test(sku) && taken.add(sku.skuId())) {
                return sku;
            }
        }
        return null;
    }

    private static Map<String, String> asMap(ContentSku sku) {
        return sku.specs().values();
    }

    private static boolean has(ProductContent content, long skuId) {
        return content.skus().stream().anyMatch(sku -> sku.skuId() == skuId);
    }

    /**
     * The caller's own draft.
     *
     * @param edits what it changes
     */
    public record Mine(ProductContent content, List<FieldEdit> edits) {
        public Mine {
            edits = List.copyOf(edits);
        }
    }

    /**
     * What the patch says of each field it names.
     *
     * @param errors what it says of things that are not there
     */
    public record Read(List<FieldEdit> edits, List<FieldError> errors) {

        public Read {
            edits = List.copyOf(edits);
            errors = List.copyOf(errors);
        }
    }
}
