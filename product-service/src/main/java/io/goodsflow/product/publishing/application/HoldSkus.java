package io.goodsflow.product.publishing.application;

import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.product.draft.domain.ContentSku;
import io.goodsflow.product.draft.domain.ProductContent;
import io.goodsflow.product.draft.domain.StatusReason;
import io.goodsflow.product.publishing.application.SkuGuard.Hold;
import io.goodsflow.product.publishing.domain.Item;
import io.goodsflow.product.publishing.domain.ItemVersion;
import java.text.MessageFormat;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.springframework.stereotype.Component;

/** Asks every guard of SKUs whether a version may be. */
@Component
class HoldSkus {

    private final List<SkuGuard> guards;

    HoldSkus(List<SkuGuard> guards) {
        this.guards = guards;
    }

    /** For a command: refused at once. */
    void demandFree(Item before, ItemVersion version) {
        find(before, version).ifPresent(hold -> {
            throw new GoodsflowException(hold.error(), Long.toString(hold.skuId()), hold.why())
                    .with("sku_id", hold.skuId());
        });
    }

    /** For a draft: it is given back. */
    Optional<StatusReason> reason(Item before, ItemVersion version) {
        return find(before, version)
                .map(hold -> new StatusReason(
                        hold.error().code(),
                        "skus",
                        new MessageFormat(hold.error().english(), Locale.ROOT)
                                .format(new Object[] {Long.toString(hold.skuId()), hold.why()})));
    }

    /** Items that a guard must look at alone, by one look for all. */
    Set<Long> busy(Collection<Long> itemIds) {
        return guards.stream().flatMap(guard -> guard.busy(itemIds).stream()).collect(Collectors.toSet());
    }

    /** Whether a version brings or drops a SKU, which the guards look at one by one. */
    static boolean keepsSkus(Item before, ProductContent content) {
        return ids(before.content()).equals(ids(content));
    }

    private static Set<Long> ids(ProductContent content) {
        return content.skus().stream().map(ContentSku::skuId).collect(Collectors.toSet());
    }

    private Optional<Hold> find(Item before, ItemVersion version) {
        Optional<Hold> hold = guards.stream()
                .flatMap(guard -> guard.against(before, version).stream())
                .findFirst();
        if (hold.isEmpty()) {
            guards.forEach(guard -> guard.written(before, version));
        }
        return hold;
    }
}
