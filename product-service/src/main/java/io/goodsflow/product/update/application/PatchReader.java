package io.goodsflow.product.update.application;

import io.goodsflow.kernel.FieldError;
import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.kernel.VisibleText;
import io.goodsflow.product.contract.api.DraftContent;
import io.goodsflow.product.contract.api.DraftPatch;
import io.goodsflow.product.draft.domain.ProposedContent;
import io.goodsflow.product.update.domain.ContentPatch;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads a patch from the wire, blanks around texts gone; what it says of things that cannot be is a 400. */
final class PatchReader {

    private static final Set<String> CLEARABLE = Set.of("description", "brand", "outer_id", "image_urls", "attributes");

    private final DraftPatch patch;
    private final Set<String> clear;
    private final List<FieldError> errors = new ArrayList<>();
    private final Map<String, @Nullable String> texts = new LinkedHashMap<>();

    private PatchReader(DraftPatch patch) {
        this.patch = patch;
        this.clear = patch.clear() == null ? Set.of() : patch.clear();
    }

    /** @throws GoodsflowException 400 with everything that is wrong */
    static ContentPatch read(DraftPatch patch) {
        return new PatchReader(patch).read();
    }

    private ContentPatch read() {
        clear.stream()
                .filter(field -> !CLEARABLE.contains(field))
                .forEach(field -> errors.add(new FieldError("clear", "clear.invalid", field + " cannot be cleared")));
        text("category", patch.category());
        text("title", patch.title());
        text("description", patch.description());
        text("brand", patch.brand());
        text("outer_id", patch.outerId());
        ContentPatch read =
                new ContentPatch(texts, images(), clear.contains("attributes"), attributes(), skus(), newSkus());
        if (!errors.isEmpty()) {
            throw GoodsflowException.invalid(errors);
        }
        return read;
    }

    private void text(String field, @Nullable String value) {
        if (value != null) {
            texts.put(field, stripped(value));
        } else if (clear.contains(field)) {
            texts.put(field, null);
        }
    }

    private @Nullable List<@Nullable String> images() {
        List<@Nullable String> urls = new ArrayList<>();
        if (patch.imageUrls() != null) {
            for (String url : patch.imageUrls()) {
                urls.add(stripped(url));
            }
            return urls;
        }
        return clear.contains("image_urls") ? urls : null;
    }

    private Map<String, @Nullable String> attributes() {
        Map<String, @Nullable String> read = new LinkedHashMap<>();
        if (patch.attributes() != null) {
            patch.attributes().forEach((name, value) -> read.put(name.strip(), stripped(value)));
        }
        return read;
    }

    private Map<Long, ContentPatch.@Nullable Sku> skus() {
        Map<Long, ContentPatch.@Nullable Sku> read = new LinkedHashMap<>();
        if (patch.skus() != null) {
            patch.skus().forEach((id, sku) -> read.put(id, sku == null ? null : sku(id, sku)));
        }
        return read;
    }

    private ContentPatch.Sku sku(long id, DraftPatch.Sku sku) {
        Set<String> cleared = sku.clear() == null ? Set.of() : sku.clear();
        cleared.stream()
                .filter(field -> !field.equals("sku_code"))
                .forEach(field -> errors.add(
                        new FieldError("skus[" + id + "].clear", "clear.invalid", field + " cannot be cleared")));
        return new ContentPatch.Sku(
                sku.skuCode() != null || cleared.contains("sku_code"),
                stripped(sku.skuCode()),
                sku.specs() == null ? null : specs(sku.specs()),
                sku.price());
    }

    private List<ProposedContent.Sku> newSkus() {
        List<ProposedContent.Sku> read = new ArrayList<>();
        List<DraftContent.Sku> added = patch.newSkus() == null ? List.of() : patch.newSkus();
        for (int i = 0; i < added.size(); i++) {
            DraftContent.Sku sku = added.get(i);
            if (isMissing(sku)) {
                errors.add(new FieldError(
                        "new_skus[" + i + "]", "skus.required", "new_skus[" + i + "] and its specs are required"));
            } else {
                read.add(new ProposedContent.Sku(sku.skuCode(), specs(sku.specs()), sku.price()));
            }
        }
        return read;
    }

    /** A request comes from the wire: what its type calls required may be missing all the same. */
    private static boolean isMissing(DraftContent.@Nullable Sku sku) {
        return sku == null || ((Object) sku.specs()) == null;
    }

    private static Map<String, @Nullable String> specs(Map<String, ? extends @Nullable String> specs) {
        return new ProposedContent.Sku(null, new LinkedHashMap<>(specs), 0).specs();
    }

    private static @Nullable String stripped(@Nullable String text) {
        return text == null || VisibleText.isEmpty(text) ? null : text.strip();
    }
}
