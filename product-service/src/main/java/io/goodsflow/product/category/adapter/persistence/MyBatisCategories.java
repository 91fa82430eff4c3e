package io.goodsflow.product.category.adapter.persistence;

import io.goodsflow.product.category.application.Categories;
import io.goodsflow.product.category.domain.Category;
import io.goodsflow.product.category.domain.CategoryName;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import org.springframework.dao.DataIntegrityViolationException;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.stereotype.Repository;

/** Lets the unique name and the items' foreign key decide, so that no check can be overtaken. */
@Repository
class MyBatisCategories implements Categories {

    private final CategoryMapper mapper;

    MyBatisCategories(CategoryMapper mapper) {
        this.mapper = mapper;
    }

    @Override
    public List<Category> all(int limit) {
        return mapper.all(limit).stream().map(CategoryRow::toCategory).toList();
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
    public boolean insert(long id, CategoryName name, Instant at) {
        try {
            mapper.insert(id, name.text(), utc(at));
            return true;
        } catch (DuplicateKeyException taken) {
            return false;
        }
    }

    @Override
    public RenameOutcome rename(long id, CategoryName name, Instant at) {
        try {
            return mapper.rename(id, name.text(), utc(at)) == 1 ? RenameOutcome.RENAMED : RenameOutcome.ABSENT;
        } catch (DuplicateKeyException taken) {
            return RenameOutcome.NAME_TAKEN;
        }
    }

    @Override
    public RemoveOutcome remove(long id) {
        try {
            return mapper.delete(id) == 1 ? RemoveOutcome.REMOVED : RemoveOutcome.ABSENT;
        } catch (DataIntegrityViolationException productsStandOnIt) {
            return RemoveOutcome.IN_USE;
        }
    }

    private static LocalDateTime utc(Instant at) {
        return LocalDateTime.ofInstant(at, ZoneOffset.UTC);
    }
}
