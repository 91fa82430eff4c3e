package io.goodsflow.product.ownership.application;

import io.goodsflow.kernel.CommonError;
import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.product.category.application.Categories;
import io.goodsflow.product.ownership.domain.EffectiveOwnership;
import io.goodsflow.product.ownership.domain.FieldOwnership;
import org.springframework.stereotype.Service;

/** Shows which sources may write which fields of a category's items, and which category says so. */
@Service
public class ShowOwnership {

    private final Categories categories;
    private final FieldOwnerships ownerships;
    private final FindEffectiveOwnership findEffectiveOwnership;

    ShowOwnership(Categories categories, FieldOwnerships ownerships, FindEffectiveOwnership findEffectiveOwnership) {
        this.categories = categories;
        this.ownerships = ownerships;
        this.findEffectiveOwnership = findEffectiveOwnership;
    }

    public Shown handle(long categoryId) {
        if (categories.find(categoryId).isEmpty()) {
            throw new GoodsflowException(CommonError.NOT_FOUND);
        }
        return new Shown(ownerships.find(categoryId), findEffectiveOwnership.handle(categoryId));
    }

    /** What is said of the category itself, and what holds. */
    public record Shown(FieldOwnership own, EffectiveOwnership effective) {}
}
