package io.goodsflow.product.browsing.application;

import io.goodsflow.product.browsing.domain.ShownProduct;
import org.jspecify.annotations.Nullable;

/** A product's page as the text that is cached. */
public interface DetailTexts {

    String write(ShownProduct product);

    /** @return null if the text is not what {@link #write} makes of the page of this item */
    @Nullable
    ShownProduct read(long itemId, String text);
}
