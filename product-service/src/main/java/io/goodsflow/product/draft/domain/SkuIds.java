package io.goodsflow.product.draft.domain;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Gives each SKU of a proposal its id: the one it had before if its code or, failing that, its specs are the same, so
 * that stock declared for it stays its own; a fresh one otherwise.
 */
public final class SkuIds {

    private final List<ContentSku> free;
    private final LongSupplier fresh;

    private SkuIds(List<ContentSku> known, LongSupplier fresh) {
        this.free = new ArrayList<>(known);
        this.fresh = fresh;
    }

    /** @return one id for each SKU, in order; no id twice */
    public static List<Long> assign(ProposedContent proposal, List<ContentSku> known, LongSupplier fresh) {
        return new SkuIds(known, fresh).assign(proposal.skus());
    }

    private List<Long> assign(List<ProposedContent.@Nullable Sku> skus) {
        List<@Nullable Long> ids = new ArrayList<>();
        for (ProposedContent.Sku sku : skus) {
            ids.add(sku == null ? null : byCode(sku.skuCode()));
        }
        List<Long> all = new ArrayList<>();
        for (int i = 0; i < skus.size(); i++) {
            Long id = ids.get(i) == null ? bySpecs(skus.get(i)) : ids.get(i);
            all.add(id == null ? fresh.getAsLong() : id);
        }
        return all;
    }

    private @Nullable Long byCode(@Nullable String code) {
        return code == null ? null : take(had -> code.equals(had.skuCode()));
    }

    private @Nullable Long bySpecs(ProposedContent.@Nullable Sku sku) {
        if (sku == null) {
            return null;
        }
        String key = sku.settledSpecs().key();
        return take(had -> had.specs().key().equals(key));
    }

    private @Nullable Long take(Predicate<ContentSku> isTheOne) {
        for (ContentSku sku : free) {
            if (isTheOne.test(sku)) {
                free.remove(sku);
                return sku.skuId();
            }
        }
        return null;
    }
}
