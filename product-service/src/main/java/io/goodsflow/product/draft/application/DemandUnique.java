package io.goodsflow.product.draft.application;

import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.product.contract.error.ProductError;
import io.goodsflow.product.draft.domain.Identity;
import io.goodsflow.product.draft.domain.ProductContent;
import io.goodsflow.product.draft.domain.ProductKeys;
import io.goodsflow.product.template.application.FindEffectiveTemplate;
import org.springframework.stereotype.Component;

/** Tells who changes a product into one that is there already, before a review; its merge decides all the same. */
@Component
public class DemandUnique {

    private final Identities identities;
    private final FormerHolders formerHolders;
    private final FindEffectiveTemplate findEffectiveTemplate;

    DemandUnique(Identities identities, FormerHolders formerHolders, FindEffectiveTemplate findEffectiveTemplate) {
        this.identities = identities;
        this.formerHolders = formerHolders;
        this.findEffectiveTemplate = findEffectiveTemplate;
    }

    /** @throws GoodsflowException 409 that names the other item */
    public void handle(long itemId, long merchantId, ProductContent present, ProductContent next) {
        ProductKeys keys = keys(merchantId, next);
        if (keys.current().equals(keys(merchantId, present).current())) {
            return;
        }
        identities
                .find(keys.current())
                .or(() -> formerHolders.find(keys))
                .map(Identity::itemId)
                .filter(holder -> holder != itemId)
                .ifPresent(holder -> {
                    throw duplicate(holder);
                });
    }

    static GoodsflowException duplicate(long itemId) {
        return new GoodsflowException(ProductError.DUPLICATE_ITEM, itemId).with("item_id", itemId);
    }

    private ProductKeys keys(long merchantId, ProductContent content) {
        return ProductKeys.of(merchantId, content, findEffectiveTemplate.handle(content.categoryId()));
    }
}
