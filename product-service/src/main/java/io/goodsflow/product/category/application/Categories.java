package io.goodsflow.product.category.application;

import io.goodsflow.product.category.domain.Category;
import io.goodsflow.product.category.domain.CategoryName;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** All categories. */
public interface Categories {

    /** By name; bounded by {@code limit}. */
    List<Category> all(int limit);

    Optional<Category> find(long id);

    Optional<Category> findByName(String name);

    /** Locks the category against deletion until the transaction ends; empty if it is gone. */
    Optional<Category> keep(long id);

    /** @return false if the name is taken */
    boolean insert(long id, CategoryName name, Instant at);

    RenameOutcome rename(long id, CategoryName name, Instant at);

    RemoveOutcome remove(long id);

    /** What became of a renaming. */
    enum RenameOutcome {
        RENAMED,
        NAME_TAKEN,
        ABSENT
    }

    /** What became of a removal. */
    enum RemoveOutcome {
        REMOVED,
        IN_USE,
        ABSENT
    }
}
