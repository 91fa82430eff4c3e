package io.goodsflow.product.category.application;

import io.goodsflow.kernel.FieldError;
import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.product.category.domain.CategoryName;
import io.goodsflow.product.contract.error.ProductError;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads a name out of a request. */
final class CategoryNames {

    private CategoryNames() {}

    static CategoryName required(@Nullable String text) {
        return CategoryName.of(text == null ? "" : text)
                .orElseThrow(() -> GoodsflowException.invalid(List.of(new FieldError(
                        "name",
                        "category.name_invalid",
                        "name must have 1 to " + CategoryName.MAX_CHARACTERS + " characters, all of them visible",
                        "name 应为 1 至 " + CategoryName.MAX_CHARACTERS + " 个可见字符"))));
    }

    static GoodsflowException taken(CategoryName name) {
        return GoodsflowException.invalid(
                List.of(new FieldError(
                        "name",
                        "category.name_taken",
                        "name " + name.text() + " is taken",
                        "name " + name.text() + " 已被使用")),
                ProductError.CATEGORY_NAME_TAKEN,
                name.text());
    }
}
