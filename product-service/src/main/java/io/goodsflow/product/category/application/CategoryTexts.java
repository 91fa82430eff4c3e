package io.goodsflow.product.category.application;

import io.goodsflow.product.category.domain.Category;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The list of categories as the text that is cached. */
public interface CategoryTexts {

    String write(List<Category> categories);

    /** @return null if the text is not what {@link #write} makes */
    @Nullable
    List<Category> read(String text);
}
