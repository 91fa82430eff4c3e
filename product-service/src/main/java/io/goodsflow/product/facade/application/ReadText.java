package io.goodsflow.product.facade.application;

import io.goodsflow.kernel.FieldError;
import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.product.category.application.Categories;
import io.goodsflow.product.category.domain.Category;
import io.goodsflow.product.contract.error.ProductError;
import io.goodsflow.product.draft.domain.ContentRules;
import io.goodsflow.product.draft.domain.ProposedContent;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** Reads what an admin says of a product, by the rules that hold for every product. */
@Component
class ReadText {

    private final Categories categories;

    ReadText(Categories categories) {
        this.categories = categories;
    }

    /**
     * @throws GoodsflowException 400 with everything that is wrong with it; 404 {@code product.category_absent}
     */
    Read handle(ProductText text) {
        Long categoryId = text.categoryId();
        ProposedContent proposal = new ProposedContent(
                String.valueOf(categoryId),
                text.title(),
                text.description(),
                null,
                null,
                List.of(),
                Map.of(),
                List.of());
        List<FieldError> errors = new ArrayList<>();
        if (categoryId == null || categoryId < 1) {
            errors.add(new FieldError(
                    "category_id",
                    "category_id.required",
                    "category_id must be a category's id",
                    "category_id 必须是类目 ID"));
        }
        errors.addAll(ContentRules.violations(proposal, true));
        String title = proposal.title();
        if (!errors.isEmpty() || categoryId == null || title == null) {
            throw GoodsflowException.invalid(errors);
        }
        Category category = categories
                .find(categoryId)
                .orElseThrow(() -> new GoodsflowException(ProductError.CATEGORY_ABSENT, categoryId));
        return new Read(category, title, proposal.description());
    }

    /** What was said, in order. */
    record Read(Category category, String title, @Nullable String description) {}
}
