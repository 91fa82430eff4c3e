package io.goodsflow.product.template.application;

import io.goodsflow.kernel.CommonError;
import io.goodsflow.kernel.FieldError;
import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.kit.data.CommandKey;
import io.goodsflow.kit.data.IdempotentCommands;
import io.goodsflow.product.category.application.Categories;
import io.goodsflow.product.category.domain.Category;
import io.goodsflow.product.contract.error.ProductError;
import io.goodsflow.product.fence.application.FencedChanges;
import io.goodsflow.product.fence.domain.Subject;
import java.time.Clock;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Service;

/** Puts a category, with all beneath it, under another one or makes it a root. */
@Service
public class MoveCategory {

    private final Categories categories;
    private final FencedChanges fencedChanges;
    private final FitBelow fitBelow;
    private final KeepKeys keepKeys;
    private final IdempotentCommands commands;
    private final Clock clock;

    MoveCategory(
            Categories categories,
            FencedChanges fencedChanges,
            FitBelow fitBelow,
            KeepKeys keepKeys,
            IdempotentCommands commands,
            Clock clock) {
        this.categories = categories;
        this.fencedChanges = fencedChanges;
        this.fitBelow = fitBelow;
        this.keepKeys = keepKeys;
        this.commands = commands;
        this.clock = clock;
    }

    /**
     * Repeating it changes nothing.
     *
     * @param key given if the caller wants a late repeat not to undo what another did meanwhile
     * @param parentId null for a root
     */
    public void handle(@Nullable CommandKey key, long categoryId, @Nullable Long parentId) {
        Moved asked = new Moved(categoryId, parentId);
        fencedChanges.around(
                List.of(Subject.CATEGORIES),
                () -> commands.execute(key, asked, Moved.class, () -> move(categoryId, parentId)));
    }

    private Moved move(long categoryId, @Nullable Long parentId) {
        categories.changeTree();
        List<Category> subtree = categories.subtree(categoryId);
        if (subtree.isEmpty()) {
            throw new GoodsflowException(CommonError.NOT_FOUND);
        }
        if (parentId != null && categories.keep(parentId).isEmpty()) {
            throw new GoodsflowException(ProductError.CATEGORY_ABSENT, parentId);
        }
        List<Long> above = parentId == null
                ? List.of()
                : categories.path(parentId).stream().map(Category::id).toList();
        if (above.contains(categoryId)) {
            throw refusal("category.cycle", "a category cannot be under itself", "类目不能位于其自身之下");
        }
        if (above.size() + height(subtree) > Category.MAX_DEPTH) {
            throw refusal(
                    "category.too_deep",
                    "the tree has at most " + Category.MAX_DEPTH + " levels",
                    "类目最多 " + Category.MAX_DEPTH + " 级");
        }
        fitBelow.demand(above, subtree, null);
        keepKeys.demand(above, subtree);
        if (!categories.move(categoryId, parentId, clock.instant())) {
            throw new GoodsflowException(CommonError.NOT_FOUND);
        }
        return new Moved(categoryId, parentId);
    }

    private static int height(List<Category> subtree) {
        Map<Long, Integer> levels = new HashMap<>();
        int height = 0;
        for (Category category : subtree) {
            Long parent = category.parentId();
            int level = (parent == null ? 0 : levels.getOrDefault(parent, 0)) + 1;
            levels.put(category.id(), level);
            height = Math.max(height, level);
        }
        return height;
    }

    private static GoodsflowException refusal(String code, String message, String chinese) {
        return GoodsflowException.invalid(List.of(new FieldError("parent_id", code, message, chinese)));
    }

    /** What the key stands for, and its answer. */
    record Moved(long categoryId, @Nullable Long parentId) {}
}
