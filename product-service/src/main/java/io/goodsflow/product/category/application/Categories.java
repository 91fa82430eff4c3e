package io.goodsflow.product.category.application;

import io.goodsflow.product.category.domain.Category;
import io.goodsflow.product.category.domain.CategoryName;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** All categories. */
public interface Categories {

    /** By name; bounded by {@code limit}. */
    List<Category> all(int limit);

    Optional<Category> find(long id);

    Optional<Category> findByName(String name);

    /** Locks the category against deletion until the transaction ends; empty if it is gone. */
    Optional<Category> keep(long id);

    /** Locks the categories against deletion until the transaction ends; those that are there, in one read. */
    Set<Long> keepAll(Collection<Long> ids);

    /** @return false if the name is taken; the parent, null for a root, must be held */
    boolean insert(long id, CategoryName name, @Nullable Long parentId, Instant at);

    RenameOutcome rename(long id, CategoryName name, Instant at);

    RemoveOutcome remove(long id);

    /** From the root down to the category; empty if it is not there. */
    List<Category> path(long id);

    /** The category and all beneath it, level by level; empty if it is not there. */
    List<Category> subtree(long id);

    /** Those among them that hold items, published or in the making. */
    Set<Long> inUse(Collection<Long> ids);

    /** @return false if the category is gone; the parent must be held */
    boolean move(long id, @Nullable Long parentId, Instant at);

    /** Grows with every change of the tree or of a template: whoever keeps either in memory compares it. */
    long revision();

    /** Until the transaction ends neither the tree nor a template changes; before any other lock. */
    void holdTree();

    /** Makes this transaction the only one that changes the tree or a template; before any other lock. */
    void changeTree();

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
        HAS_CHILDREN,
        ABSENT
    }
}
