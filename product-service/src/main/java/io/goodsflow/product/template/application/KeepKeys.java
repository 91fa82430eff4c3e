package io.goodsflow.product.template.application;

import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.product.category.application.Categories;
import io.goodsflow.product.category.domain.Category;
import io.goodsflow.product.contract.error.ProductError;
import io.goodsflow.product.template.domain.EffectiveTemplate;
import java.util.List;
import java.util.stream.Stream;
import org.springframework.stereotype.Component;

/**
 * Refuses a move that would take products out of the keys that they stand under: what tells products apart, and told
 * them apart before, is known by the categories above them.
 */
@Component
class KeepKeys {

    private final Categories categories;
    private final Templates templates;

    KeepKeys(Categories categories, Templates templates) {
        this.categories = categories;
        this.templates = templates;
    }

    /**
     * Call while the tree is held, before the move.
     *
     * @param above the categories that will be above the moved one, the root first
     * @param subtree the moved one first
     */
    void demand(List<Long> above, List<Category> subtree) {
        long moved = subtree.get(0).id();
        categories.inUse(subtree.stream().map(Category::id).toList()).stream()
                .sorted()
                .forEach(categoryId -> demand(above, moved, categoryId));
    }

    private void demand(List<Long> above, long moved, long categoryId) {
        List<Long> before =
                categories.path(categoryId).stream().map(Category::id).toList();
        List<Long> after = Stream.concat(above.stream(), before.stream().dropWhile(id -> id != moved))
                .toList();
        if (!keeps(Chain.effective(before, templates), Chain.effective(after, templates))) {
            throw new GoodsflowException(ProductError.NATURAL_KEY_IN_USE, categoryId).with("category_id", categoryId);
        }
    }

    private static boolean keeps(EffectiveTemplate before, EffectiveTemplate after) {
        return before.naturalKey().equals(after.naturalKey())
                && after.formerKeys().containsAll(before.formerKeys());
    }
}
