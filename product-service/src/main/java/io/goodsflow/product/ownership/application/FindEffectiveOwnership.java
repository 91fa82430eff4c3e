package io.goodsflow.product.ownership.application;

import io.goodsflow.product.category.application.Categories;
import io.goodsflow.product.category.application.KeptByRevision;
import io.goodsflow.product.ownership.domain.EffectiveOwnership;
import org.springframework.stereotype.Service;

/** Finds which sources may write which fields of a category's items today; kept in memory by the revision of the tree. */
@Service
public class FindEffectiveOwnership {

    private final KeptByRevision<EffectiveOwnership> kept;

    FindEffectiveOwnership(Categories categories, OwnershipChain chain) {
        this.kept = new KeptByRevision<>(categories, chain::of);
    }

    /** {@link EffectiveOwnership#EVERYBODYS} if nothing is said of the category or one above it. */
    public EffectiveOwnership handle(long categoryId) {
        return kept.of(categoryId);
    }
}
