package io.goodsflow.product.draft.application;

import io.goodsflow.product.draft.domain.ProductContent;
import java.util.Optional;

/** Knows what items say in their present version. */
public interface PublishedContents {

    /** Empty if the item is not published. */
    Optional<ProductContent> find(long itemId);
}
