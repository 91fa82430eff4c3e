package io.goodsflow.product.category.application;

import io.goodsflow.product.category.domain.Category;
import io.goodsflow.product.category.domain.CategoryId;
import java.util.Optional;
import org.springframework.stereotype.Service;

/** Finds the category that a sheet's cell means: the exact name wins, because a name may look like an id. */
@Service
public class ResolveCategory {

    private final Categories categories;

    ResolveCategory(Categories categories) {
        this.categories = categories;
    }

    public Optional<Category> handle(String nameOrId) {
        String text = nameOrId.strip();
        Optional<Category> named = categories.findByName(text);
        return named.or(() -> CategoryId.read(text).flatMap(categories::find));
    }
}
