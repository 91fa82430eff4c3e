package io.goodsflow.product.category.application;

import io.goodsflow.kernel.CommonError;
import io.goodsflow.kernel.GoodsflowException;
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
    private final Clock clock;

    RenameCategory(Categories categories, FencedChanges fencedChanges, Clock clock) {
        this.categories = categories;
        this.fencedChanges = fencedChanges;
        this.clock = clock;
    }

    /** Repeating it is safe: the same name again changes nothing. */
    public void handle(long id, @Nullable String text) {
        CategoryName name = CategoryNames.required(text);
        switch (fencedChanges.around(List.of(Subject.CATEGORIES), () -> categories.rename(id, name, clock.instant()))) {
            case RENAMED -> {}
            case NAME_TAKEN -> throw CategoryNames.taken(name);
            case ABSENT -> throw new GoodsflowException(CommonError.NOT_FOUND);
        }
    }
}
