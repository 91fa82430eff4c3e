package io.goodsflow.product.sku.application;

import io.goodsflow.kit.data.IdAllocator;
import io.goodsflow.product.contract.error.ProductError;
import io.goodsflow.product.draft.domain.ContentSku;
import io.goodsflow.product.draft.domain.ProductContent;
import io.goodsflow.product.publishing.application.SkuGuard;
import io.goodsflow.product.publishing.domain.Item;
import io.goodsflow.product.publishing.domain.ItemVersion;
import io.goodsflow.product.publishing.domain.SaleState;
import io.goodsflow.product.sku.domain.SkuIntent;
import io.goodsflow.product.sku.domain.SkuWish;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.springframework.stereotype.Component;

/**
 * While an intent is open no other version touches its SKU, takes its specs or archives its item. A SKU that was removed by
 * hand and comes back by a rollback gets its key back into service: that is noted as an intent that undoes the removal.
 */
@Component
class KeepIntents implements SkuGuard {

    private static final String OURSELVES = "product-service";

    private final SkuIntents intents;
    private final IdAllocator ids;

    KeepIntents(SkuIntents intents, IdAllocator ids) {
        this.intents = intents;
        this.ids = ids;
    }

    @Override
    public Optional<Hold> against(Item before, ItemVersion version) {
        return intents.openOfItem(before.itemId()).stream()
                .filter(intent -> isInTheWay(intent, before, version))
                .map(intent -> new Hold(ProductError.SKU_BEING_CHANGED, intent.skuId(), ""))
                .findFirst();
    }

    @Override
    public Set<Long> busy(Collection<Long> itemIds) {
        return itemIds.isEmpty() ? Set.of() : intents.itemsOfOpen(itemIds);
    }

    @Override
    public void written(Item before, ItemVersion version) {
        List<Long> added = version.content().skus().stream()
                .map(ContentSku::skuId)
                .filter(id -> SkuContents.find(before.content(), id).isEmpty())
                .toList();
        if (!added.isEmpty()) {
            intents.removed(added).forEach(skuId -> takeUpAgain(skuId, version));
        }
    }

    private void takeUpAgain(long skuId, ItemVersion version) {
        SkuIntent back = new SkuIntent(
                ids.next("sku-intent"),
                skuId,
                version.itemId(),
                SkuIntent.State.UNDOING,
                null,
                0,
                OURSELVES,
                null,
                0,
                version.at());
        intents.insert(back, version.at());
    }

    private static boolean isInTheWay(SkuIntent intent, Item before, ItemVersion version) {
        boolean archives = version.saleState() == SaleState.ARCHIVED && before.saleState() != SaleState.ARCHIVED;
        return archives
                || !sku(before.content(), intent).equals(sku(version.content(), intent))
                || takesSpecs(intent, version.content());
    }

    private static Optional<ContentSku> sku(ProductContent content, SkuIntent intent) {
        return SkuContents.find(content, intent.skuId());
    }

    private static boolean takesSpecs(SkuIntent intent, ProductContent content) {
        SkuWish wish = intent.wish();
        return wish != null
                && SkuContents.find(content, wish.specs())
                        .filter(other -> other.skuId() != intent.skuId())
                        .isPresent();
    }
}
