package io.goodsflow.product.category.application;

import io.goodsflow.kernel.FieldError;
import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.kit.data.CommandKey;
import io.goodsflow.kit.data.IdAllocator;
import io.goodsflow.kit.data.IdempotentCommands;
import io.goodsflow.product.category.domain.Category;
import io.goodsflow.product.category.domain.CategoryName;
import io.goodsflow.product.contract.error.ProductError;
import io.goodsflow.product.fence.application.FencedChanges;
import io.goodsflow.product.fence.domain.Subject;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Service;

/** Adds a category, as a root or under another. */
@Service
public class AddCategory {

    private final Categories categories;
    private final FencedChanges fencedChanges;
    private final IdAllocator ids;
    private final IdempotentCommands commands;
    private final Clock clock;

    AddCategory(
            Categories categories,
            FencedChanges fencedChanges,
            IdAllocator ids,
            IdempotentCommands commands,
            Clock clock) {
        this.categories = categories;
        this.fencedChanges = fencedChanges;
        this.ids = ids;
        this.commands = commands;
        this.clock = clock;
    }

    /** @return the new category; the first one again if the command's key was used before with the same content */
    public Added handle(Command command) {
        CategoryName name = CategoryNames.required(command.name());
        long id = ids.next("category");
        Instant now = clock.instant();
        Long parentId = command.parentId();
        Object content = parentId == null ? name.text() : List.of(name.text(), parentId);
        return fencedChanges.around(
                List.of(Subject.CATEGORIES),
                () -> commands.execute(command.key(), content, Added.class, () -> add(id, name, parentId, now)));
    }

    private Added add(long id, CategoryName name, @Nullable Long parentId, Instant now) {
        if (parentId != null) {
            demandRoom(parentId);
        }
        if (!categories.insert(id, name, parentId, now)) {
            throw CategoryNames.taken(name);
        }
        return new Added(id, name.text(), parentId);
    }

    private void demandRoom(long parentId) {
        categories.changeTree();
        if (categories.keep(parentId).isEmpty()) {
            throw new GoodsflowException(ProductError.CATEGORY_ABSENT, parentId);
        }
        if (categories.path(parentId).size() >= Category.MAX_DEPTH) {
            throw GoodsflowException.invalid(List.of(new FieldError(
                    "parent_id",
                    "category.too_deep",
                    "the tree has at most " + Category.MAX_DEPTH + " levels",
                    "类目最多 " + Category.MAX_DEPTH + " 级")));
        }
    }

    /**
     * The request.
     *
     * @param key given if the caller wants repeats to be safe
     * @param parentId null for a root
     */
    public record Command(
            @Nullable CommandKey key,
            @Nullable String name,
            @Nullable Long parentId) {}

    /** The new category. */
    public record Added(long id, String name, @Nullable Long parentId) {}
}
