package io.goodsflow.product.category.application;

import io.goodsflow.kernel.CommonError;
import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.product.category.domain.CategoryName;
import java.time.Clock;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Service;

/** Gives a category another name; its products follow by id. */
@Service
public class RenameCategory {

    private final Categories categories;
    private final Clock clock;

    RenameCategory(Categories categories, Clock clock) {
        this.categories = categories;
        this.clock = clock;
    }

    /** Repeating it is safe: the same name again changes nothing. */
    public void handle(long id, @Nullable String text) {
        CategoryName name = CategoryNames.required(text);
        switch (categories.rename(id, name, clock.instant())) {
            case RENAMED -> {}
            case NAME_TAKEN -> throw CategoryNames.taken(name);
            case ABSENT -> throw new GoodsflowException(CommonError.NOT_FOUND);
        }
    }
}
