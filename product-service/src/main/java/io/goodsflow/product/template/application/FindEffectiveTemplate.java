package io.goodsflow.product.template.application;

import io.goodsflow.product.category.application.Categories;
import io.goodsflow.product.category.application.KeptByRevision;
import io.goodsflow.product.category.domain.Category;
import io.goodsflow.product.template.domain.EffectiveTemplate;
import org.springframework.stereotype.Service;

/** Finds what holds for products of a category today; kept in memory by the revision of the tree. */
@Service
public class FindEffectiveTemplate {

    private final KeptByRevision<EffectiveTemplate> kept;

    FindEffectiveTemplate(Categories categories, Templates templates) {
        this.kept = new KeptByRevision<>(
                categories,
                categoryId -> Chain.effective(
                        categories.path(categoryId).stream().map(Category::id).toList(), templates));
    }

    /** {@link EffectiveTemplate#NONE} if neither the category nor one above it has a template. */
    public EffectiveTemplate handle(long categoryId) {
        return kept.of(categoryId);
    }
}
