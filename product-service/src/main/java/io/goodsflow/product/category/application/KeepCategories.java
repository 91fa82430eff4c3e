package io.goodsflow.product.category.application;

import java.util.Collection;
import java.util.Set;
import org.springframework.stereotype.Service;

/** Does for several products at once what {@link KeepCategory} does for one. */
@Service
public class KeepCategories {

    private final Categories categories;

    KeepCategories(Categories categories) {
        this.categories = categories;
    }

    /** Call inside a transaction, before any other lock; those that are there. */
    public Set<Long> handle(Collection<Long> ids) {
        categories.holdTree();
        return categories.keepAll(ids);
    }
}
