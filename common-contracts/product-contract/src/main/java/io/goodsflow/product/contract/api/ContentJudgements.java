package io.goodsflow.product.contract.api;

import io.goodsflow.kernel.FieldError;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One judgement for each content, in order. */
public record ContentJudgements(List<Judgement> items) {

    public ContentJudgements {
        items = List.copyOf(items);
    }

    /**
     * What is wrong with a content.
     *
     * @param categoryId the category it means; null if there is none
     * @param errors under the names of a sheet ({@code title}, {@code attributes.NAME}, {@code skus[1].price}), in a
     *     fixed order; empty if it may become a draft
     */
    public record Judgement(@Nullable Long categoryId, List<FieldError> errors) {

        public Judgement {
            errors = List.copyOf(errors);
        }
    }
}
