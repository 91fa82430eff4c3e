package io.goodsflow.product.publishing.application;

import io.goodsflow.product.category.application.Categories;
import io.goodsflow.product.publishing.domain.VersionFacts;
import io.goodsflow.product.template.application.FindEffectiveTemplate;
import io.goodsflow.product.template.domain.EffectiveTemplate;
import org.springframework.stereotype.Component;

/** Says what a version freezes beside its content; call in the version's transaction, while the tree is held. */
@Component
class DescribeVersion {

    private final Categories categories;
    private final FindEffectiveTemplate findEffectiveTemplate;

    DescribeVersion(Categories categories, FindEffectiveTemplate findEffectiveTemplate) {
        this.categories = categories;
        this.findEffectiveTemplate = findEffectiveTemplate;
    }

    VersionFacts facts(long categoryId) {
        EffectiveTemplate template = findEffectiveTemplate.handle(categoryId);
        return new VersionFacts(
                categories.path(categoryId).stream()
                        .map(category -> new VersionFacts.Step(category.id(), category.name()))
                        .toList(),
                template.contract(),
                template.versions());
    }
}
