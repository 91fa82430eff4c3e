package io.goodsflow.product.category.application;

import io.goodsflow.kit.data.CommandKey;
import io.goodsflow.kit.data.IdAllocator;
import io.goodsflow.kit.data.IdempotentCommands;
import io.goodsflow.product.category.domain.CategoryName;
import java.time.Clock;
import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Service;

/** Adds a category. */
@Service
public class AddCategory {

    private final Categories categories;
    private final IdAllocator ids;
    private final IdempotentCommands commands;
    private final Clock clock;

    AddCategory(Categories categories, IdAllocator ids, IdempotentCommands commands, Clock clock) {
        this.categories = categories;
        this.ids = ids;
        this.commands = commands;
        this.clock = clock;
    }

    /** @return the new category; the first one again if the command's key was used before with the same name */
    public Added handle(Command command) {
        CategoryName name = CategoryNames.required(command.name());
        long id = ids.next("category");
        Instant now = clock.instant();
        return command.key() == null
                ? add(id, name, now)
                : commands.execute(command.key(), name.text(), Added.class, () -> add(id, name, now));
    }

    private Added add(long id, CategoryName name, Instant now) {
        if (!categories.insert(id, name, now)) {
            throw CategoryNames.taken(name);
        }
        return new Added(id, name.text());
    }

    /**
     * The request.
     *
     * @param key given if the caller wants repeats to be safe
     */
    public record Command(
            @Nullable CommandKey key, @Nullable String name) {}

    /** The new category. */
    public record Added(long id, String name) {}
}
