package io.goodsflow.product.category.application;

import io.goodsflow.kernel.CommonError;
import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.kit.data.CommandKey;
import io.goodsflow.kit.data.IdempotentCommands;
import io.goodsflow.product.category.domain.CategoryName;
import io.goodsflow.product.fence.application.FencedChanges;
import io.goodsflow.product.fence.domain.Subject;
import java.time.Clock;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Service;

/** Gives a category another name; its products follow by id. */
@Service
public class RenameCategory {

    private final Categories categories;
    private final FencedChanges fencedChanges;
    private final IdempotentCommands commands;
    private final Clock clock;

    RenameCategory(Categories categories, FencedChanges fencedChanges, IdempotentCommands commands, Clock clock) {
        this.categories = categories;
        this.fencedChanges = fencedChanges;
        this.commands = commands;
        this.clock = clock;
    }

    /**
     * Repeating it is safe: the same name again changes nothing.
     *
     * @param key given if the caller wants a late repeat not to undo what another rename did since
     */
    public void handle(@Nullable CommandKey key, long id, @Nullable String text) {
        CategoryName name = CategoryNames.required(text);
        fencedChanges.around(
                List.of(Subject.CATEGORIES),
                () -> commands.execute(key, List.of(id, name.text()), Renamed.class, () -> rename(id, name)));
    }

    private Renamed rename(long id, CategoryName name) {
        return switch (categories.rename(id, name, clock.instant())) {
            case RENAMED -> new Renamed(id);
            case NAME_TAKEN -> throw CategoryNames.taken(name);
            case ABSENT -> throw new GoodsflowException(CommonError.NOT_FOUND);
        };
    }

    record Renamed(long id) {}
}
