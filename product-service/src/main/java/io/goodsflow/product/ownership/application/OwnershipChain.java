package io.goodsflow.product.ownership.application;

import io.goodsflow.product.category.application.Categories;
import io.goodsflow.product.category.domain.Category;
import io.goodsflow.product.ownership.domain.EffectiveOwnership;
import io.goodsflow.product.ownership.domain.FieldOwnership;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.springframework.stereotype.Component;

/** Puts together what a category and those above it say. */
@Component
class OwnershipChain {

    private final Categories categories;
    private final FieldOwnerships ownerships;

    OwnershipChain(Categories categories, FieldOwnerships ownerships) {
        this.categories = categories;
        this.ownerships = ownerships;
    }

    EffectiveOwnership of(long categoryId) {
        List<Long> up = new ArrayList<>(
                categories.path(categoryId).stream().map(Category::id).toList());
        Collections.reverse(up);
        Map<Long, FieldOwnership> said = ownerships.among(up);
        return new EffectiveOwnership(up.stream()
                .flatMap(id -> Stream.ofNullable(said.get(id)).map(own -> new EffectiveOwnership.Level(id, own)))
                .toList());
    }
}
