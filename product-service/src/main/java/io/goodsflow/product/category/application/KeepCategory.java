package io.goodsflow.product.category.application;

import org.springframework.stereotype.Service;

/** Holds a category against deletion, and all templates against change, while a product is put on it. */
@Service
public class KeepCategory {

    private final Categories categories;

    KeepCategory(Categories categories) {
        this.categories = categories;
    }

    /** Call inside a transaction, before any other lock; false if the category is gone. */
    public boolean handle(long id) {
        categories.holdTree();
        return categories.keep(id).isPresent();
    }
}
