package io.goodsflow.product.category.adapter.persistence;

import io.goodsflow.product.category.application.Categories;
import io.goodsflow.product.category.domain.Category;
import io.goodsflow.product.category.domain.CategoryName;
import io.goodsflow.product.fence.application.FencedChanges;
import io.goodsflow.product.fence.domain.Subject;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.springframework.dao.DataIntegrityViolationException;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.stereotype.Repository;

/** Lets the unique name and the items' foreign key decide, so that no check can be overtaken. */
@Repository
class MyBatisCategories implements Categories {

    private final CategoryMapper mapper;
    private final ListedCategories listed;
    private final FencedChanges fencedChanges;

    MyBatisCategories(CategoryMapper mapper, ListedCategories listed, FencedChanges fencedChanges) {
        this.mapper = mapper;
        this.listed = listed;
        this.fencedChanges = fencedChanges;
    }

    @Override
    public List<Category> all(int limit) {
        return listed.all(limit).stream().map(CategoryRow::toCategory).toList();
    }

    @Override
    public Optional<Category> find(long id) {
        return Optional.ofNullable(mapper.find(id)).map(CategoryRow::toCategory);
    }

    @Override
    public Optional<Category> findByName(String name) {
        return Optional.ofNullable(mapper.findByName(name)).map(CategoryRow::toCategory);
    }

    @Override
    public Optional<Category> keep(long id) {
        return Optional.ofNullable(mapper.keep(id)).map(CategoryRow::toCategory);
    }

    @Override
    public Set<Long> keepAll(Collection<Long> ids) {
        return ids.isEmpty() ? Set.of() : mapper.keepAll(ids);
    }

    @Override
    public boolean insert(long id, CategoryName name, @Nullable Long parentId, Instant at) {
        fencedChanges.demand(Subject.CATEGORIES);
        try {
            mapper.insert(id, name.text(), parentId, utc(at));
            return true;
        } catch (DuplicateKeyException taken) {
            return false;
        }
    }

    @Override
    public RenameOutcome rename(long id, CategoryName name, Instant at) {
        fencedChanges.demand(Subject.CATEGORIES);
        try {
            return mapper.rename(id, name.text(), utc(at)) == 1 ? RenameOutcome.RENAMED : RenameOutcome.ABSENT;
        } catch (DuplicateKeyException taken) {
            return RenameOutcome.NAME_TAKEN;
        }
    }

    @Override
    public RemoveOutcome remove(long id) {
        fencedChanges.demand(Subject.CATEGORIES);
        try {
            return mapper.delete(id) == 1 ? RemoveOutcome.REMOVED : RemoveOutcome.ABSENT;
        } catch (DataIntegrityViolationException somethingStandsOnIt) {
            return mapper.children(id) > 0 ? RemoveOutcome.HAS_CHILDREN : RemoveOutcome.IN_USE;
        }
    }

    @Override
    public List<Category> path(long id) {
        return mapper.path(id, Category.MAX_DEPTH).stream()
                .map(CategoryRow::toCategory)
                .toList();
    }

    @Override
    public List<Category> subtree(long id) {
        return mapper.subtree(id, Category.MAX_DEPTH).stream()
                .map(CategoryRow::toCategory)
                .toList();
    }

    @Override
    public Set<Long> inUse(Collection<Long> ids) {
        return ids.isEmpty() ? Set.of() : mapper.inUse(ids);
    }

    @Override
    public boolean move(long id, @Nullable Long parentId, Instant at) {
        fencedChanges.demand(Subject.CATEGORIES);
        return mapper.move(id, parentId, utc(at)) == 1;
    }

    @Override
    public long revision() {
        return mapper.revision();
    }

    @Override
    public void holdTree() {
        mapper.holdTree();
    }

    @Override
    public void changeTree() {
        if (mapper.changeTree() != 1) {
            throw new IllegalStateException("the row of the tree is gone");
        }
    }

    private static LocalDateTime utc(Instant at) {
        return LocalDateTime.ofInstant(at, ZoneOffset.UTC);
    }
}
