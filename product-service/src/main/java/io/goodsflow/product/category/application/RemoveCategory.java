package io.goodsflow.product.category.application;

import io.goodsflow.kernel.CommonError;
import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.kit.data.CommandKey;
import io.goodsflow.kit.data.IdempotentCommands;
import io.goodsflow.product.contract.error.ProductError;
import io.goodsflow.product.fence.application.FencedChanges;
import io.goodsflow.product.fence.domain.Subject;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Service;

/** Removes a category that no product stands on. Drafts do not hold it: their merge finds it gone. */
@Service
public class RemoveCategory {

    private final Categories categories;
    private final FencedChanges fencedChanges;
    private final IdempotentCommands commands;

    RemoveCategory(Categories categories, FencedChanges fencedChanges, IdempotentCommands commands) {
        this.categories = categories;
        this.fencedChanges = fencedChanges;
        this.commands = commands;
    }

    /** @param key given if the caller wants a repeat to be told that it is done instead of 404 */
    public void handle(@Nullable CommandKey key, long id) {
        fencedChanges.around(
                List.of(Subject.CATEGORIES), () -> commands.execute(key, id, Removed.class, () -> remove(id)));
    }

    private Removed remove(long id) {
        return switch (categories.remove(id)) {
            case REMOVED -> new Removed(id);
            case IN_USE -> throw new GoodsflowException(ProductError.CATEGORY_IN_USE);
            case HAS_CHILDREN -> throw new GoodsflowException(ProductError.CATEGORY_HAS_CHILDREN);
            case ABSENT -> throw new GoodsflowException(CommonError.NOT_FOUND);
        };
    }

    record Removed(long id) {}
}
