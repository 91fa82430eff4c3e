package io.goodsflow.product.ownership.application;

import io.goodsflow.kernel.CommonError;
import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.product.category.application.Categories;
import io.goodsflow.product.ownership.domain.FieldOwnership;
import org.springframework.stereotype.Service;

/** Shows which sources may write which fields of a category's items. */
@Service
public class ShowOwnership {

    private final Categories categories;
    private final FieldOwnerships ownerships;

    ShowOwnership(Categories categories, FieldOwnerships ownerships) {
        this.categories = categories;
        this.ownerships = ownerships;
    }

    public FieldOwnership handle(long categoryId) {
        if (categories.find(categoryId).isEmpty()) {
            throw new GoodsflowException(CommonError.NOT_FOUND);
        }
        return ownerships.find(categoryId);
    }
}
