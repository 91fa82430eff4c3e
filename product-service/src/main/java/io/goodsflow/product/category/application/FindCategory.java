package io.goodsflow.product.category.application;

import io.goodsflow.product.category.domain.Category;
import io.goodsflow.product.category.domain.CategoryId;
import java.util.Optional;
import org.springframework.stereotype.Service;

/** Finds a category by its id alone: a name that looks like one does not count. */
@Service
public class FindCategory {

    private final Categories categories;

    FindCategory(Categories categories) {
        this.categories = categories;
    }

    public Optional<Category> handle(String id) {
        return CategoryId.read(id).flatMap(categories::find);
    }
}
