package io.goodsflow.product.template.application;

import io.goodsflow.product.template.domain.TemplateVersion;
import java.util.List;
import org.springframework.stereotype.Service;

/** Tells who changed a category's template and when, the newest first. Answers for categories that are gone too. */
@Service
public class ListTemplateVersions {

    private final Templates templates;

    ListTemplateVersions(Templates templates) {
        this.templates = templates;
    }

    /** @param before only versions below it; 0 for all */
    public List<TemplateVersion> handle(long categoryId, long before, int limit) {
        return templates.versions(categoryId, before, limit);
    }
}
