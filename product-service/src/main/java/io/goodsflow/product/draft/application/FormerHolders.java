package io.goodsflow.product.draft.application;

import io.goodsflow.product.draft.domain.Draft;
import io.goodsflow.product.draft.domain.Identity;
import io.goodsflow.product.draft.domain.ProductKeys;
import io.goodsflow.product.template.application.FindEffectiveTemplate;
import java.util.Optional;
import org.springframework.stereotype.Component;

/**
 * Finds the product that stands under a former key, until its next version moves it to the key of today. A former key
 * may have been too wide: only a product whose content has the same key today is the same.
 */
@Component
class FormerHolders {

    private final Identities identities;
    private final Drafts drafts;
    private final FindEffectiveTemplate findEffectiveTemplate;

    FormerHolders(Identities identities, Drafts drafts, FindEffectiveTemplate findEffectiveTemplate) {
        this.identities = identities;
        this.drafts = drafts;
        this.findEffectiveTemplate = findEffectiveTemplate;
    }

    /** The holder, locked until the transaction ends. */
    Optional<Identity> lock(ProductKeys keys) {
        return keys.former().stream()
                .flatMap(key -> identities.find(key).stream())
                .filter(holder -> isTheSame(holder, keys))
                .findFirst()
                .flatMap(holder -> identities.lockOfItem(holder.itemId()));
    }

    private boolean isTheSame(Identity holder, ProductKeys keys) {
        return drafts.findCurrent(holder.itemId())
                .filter(draft -> keysOf(draft).current().equals(keys.current()))
                .isPresent();
    }

    private ProductKeys keysOf(Draft draft) {
        return ProductKeys.of(
                draft.merchantId(),
                draft.content(),
                findEffectiveTemplate.handle(draft.content().categoryId()));
    }
}
