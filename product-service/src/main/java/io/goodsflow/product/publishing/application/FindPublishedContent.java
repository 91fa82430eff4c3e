package io.goodsflow.product.publishing.application;

import io.goodsflow.product.draft.application.PublishedContents;
import io.goodsflow.product.draft.domain.ProductContent;
import io.goodsflow.product.publishing.domain.Item;
import java.util.Optional;
import org.springframework.stereotype.Component;

/** Tells drafts what their items say. */
@Component
class FindPublishedContent implements PublishedContents {

    private final Items items;

    FindPublishedContent(Items items) {
        this.items = items;
    }

    @Override
    public Optional<ProductContent> find(long itemId) {
        return items.find(itemId).map(Item::content);
    }
}
