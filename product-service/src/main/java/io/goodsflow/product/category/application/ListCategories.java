package io.goodsflow.product.category.application;

import io.goodsflow.product.category.domain.Category;
import java.util.List;
import org.springframework.stereotype.Service;

/** Lists the categories by name. */
@Service
public class ListCategories {

    private static final int AT_MOST = 5_000;

    private final Categories categories;

    ListCategories(Categories categories) {
        this.categories = categories;
    }

    public List<Category> handle() {
        return categories.all(AT_MOST);
    }
}
