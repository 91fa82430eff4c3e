package io.goodsflow.product.draft.application;

import io.goodsflow.product.draft.domain.Draft;
import io.goodsflow.product.draft.domain.Identity;
import io.goodsflow.product.draft.domain.ProductContent;
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
    private final PublishedContents published;
    private final Drafts drafts;
    private final FindEffectiveTemplate findEffectiveTemplate;

    FormerHolders(
            Identities identities,
            PublishedContents published,
            Drafts drafts,
            FindEffectiveTemplate findEffectiveTemplate) {
        this.identities = identities;
        this.published = published;
        this.drafts = drafts;
        this.findEffectiveTemplate = findEffectiveTemplate;
    }

    /** The holder, locked until the transaction ends. */
    Optional<Identity> lock(ProductKeys keys) {
        return find(keys).flatMap(holder -> identities.lockOfItem(holder.itemId()));
    }

    /** The holder, unlocked. */
    Optional<Identity> find(ProductKeys keys) {
        return keys.former().stream()
                .flatMap(key -> identities.find(key).stream())
                .filter(holder -> isTheSame(holder, keys))
                .findFirst();
    }

    private boolean isTheSame(Identity holder, ProductKeys keys) {
        return content(holder)
                .filter(content -> keysOf(holder, content).current().equals(keys.current()))
                .isPresent();
    }

    /** A draft in the making may say something else than the item that it is to change. */
    private Optional<ProductContent> content(Identity holder) {
        return holder.published()
                ? published.find(holder.itemId())
                : drafts.findCurrent(holder.itemId())
                        .filter(draft -> draft.status().isLive())
                        .map(Draft::content);
    }

    private ProductKeys keysOf(Identity holder, ProductContent content) {
        return ProductKeys.of(holder.merchantId(), content, findEffectiveTemplate.handle(content.categoryId()));
    }
}
