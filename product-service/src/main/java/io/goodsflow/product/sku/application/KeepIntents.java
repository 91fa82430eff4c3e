package io.goodsflow.product.sku.application;

import io.goodsflow.product.contract.error.ProductError;
import io.goodsflow.product.draft.domain.ContentSku;
import io.goodsflow.product.draft.domain.ProductContent;
import io.goodsflow.product.publishing.application.SkuGuard;
import io.goodsflow.product.publishing.domain.Item;
import io.goodsflow.product.publishing.domain.ItemVersion;
import io.goodsflow.product.publishing.domain.SaleState;
import io.goodsflow.product.sku.domain.SkuIntent;
import io.goodsflow.product.sku.domain.SkuWish;
import java.util.Optional;
import org.springframework.stereotype.Component;

/** While an intent is open no other version touches its SKU, takes its specs or archives its item. */
@Component
class KeepIntents implements SkuGuard {

    private final SkuIntents intents;

    KeepIntents(SkuIntents intents) {
        this.intents = intents;
    }

    @Override
    public Optional<Hold> against(Item before, ItemVersion version) {
        return intents.openOfItem(before.itemId()).stream()
                .filter(intent -> isInTheWay(intent, before, version))
                .map(intent -> new Hold(ProductError.SKU_BEING_CHANGED, intent.skuId(), ""))
                .findFirst();
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
