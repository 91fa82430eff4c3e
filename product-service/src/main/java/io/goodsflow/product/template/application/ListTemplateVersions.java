package io.goodsflow.product.template.application;

import io.goodsflow.kernel.CommonError;
import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.product.category.application.Categories;
import io.goodsflow.product.template.domain.TemplateVersion;
import java.util.List;
import org.springframework.stereotype.Service;

/** Tells who changed a category's template and when, the newest first. What is gone is told of too, if it had a template. */
@Service
public class ListTemplateVersions {

    private final Categories categories;
    private final Templates templates;

    ListTemplateVersions(Categories categories, Templates templates) {
        this.categories = categories;
        this.templates = templates;
    }

    /**
     * The versions.
     *
     * @param before only versions below it; 0 for all
     * @throws GoodsflowException 404 if nothing is known of that category
     */
    public List<TemplateVersion> handle(long categoryId, long before, int limit) {
        List<TemplateVersion> versions = templates.versions(categoryId, before, limit);
        if (versions.isEmpty() && categories.find(categoryId).isEmpty()) {
            throw new GoodsflowException(CommonError.NOT_FOUND);
        }
        return versions;
    }
}
