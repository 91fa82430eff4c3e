package io.goodsflow.product.template.application;

import io.goodsflow.kernel.CommonError;
import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.product.category.application.Categories;
import io.goodsflow.product.contract.error.ProductError;
import io.goodsflow.product.template.domain.EffectiveTemplate;
import io.goodsflow.product.template.domain.TemplateVersion;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Service;

/** Shows what a category's own template says, today or in an older version, and what holds for its products today. */
@Service
public class FindTemplate {

    private final Categories categories;
    private final Templates templates;
    private final FindEffectiveTemplate findEffectiveTemplate;

    FindTemplate(Categories categories, Templates templates, FindEffectiveTemplate findEffectiveTemplate) {
        this.categories = categories;
        this.templates = templates;
        this.findEffectiveTemplate = findEffectiveTemplate;
    }

    /** @param version null for the newest */
    public Found handle(long categoryId, @Nullable Long version) {
        if (categories.find(categoryId).isEmpty()) {
            throw new GoodsflowException(CommonError.NOT_FOUND);
        }
        Optional<TemplateVersion> own = version == null
                ? Optional.ofNullable(templates.newest(List.of(categoryId)).get(categoryId))
                : templates.find(categoryId, version);
        if (version != null && own.isEmpty()) {
            throw new GoodsflowException(ProductError.TEMPLATE_NOT_FOUND, version);
        }
        return new Found(categoryId, own.orElse(null), findEffectiveTemplate.handle(categoryId));
    }

    /**
     * The answer.
     *
     * @param own null if the category has no template of its own
     * @param effective of today, whatever version was asked for
     */
    public record Found(long categoryId, @Nullable TemplateVersion own, EffectiveTemplate effective) {}
}
