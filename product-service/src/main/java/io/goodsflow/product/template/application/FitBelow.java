package io.goodsflow.product.template.application;

import io.goodsflow.kernel.FieldError;
import io.goodsflow.kernel.GoodsflowException;
import io.goodsflow.product.category.domain.Category;
import io.goodsflow.product.template.domain.EffectiveTemplate;
import io.goodsflow.product.template.domain.TemplateChecks;
import io.goodsflow.product.template.domain.TemplateVersion;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** Refuses a change that a template beneath does not fit: none may loosen what it inherits. */
@Component
class FitBelow {

    private final Templates templates;

    FitBelow(Templates templates) {
        this.templates = templates;
    }

    /**
     * Call while the tree is held.
     *
     * @param above the categories above the changed one, the root first
     * @param changed the new version of the top of the subtree; null if it stays
     */
    void demand(List<Long> above, List<Category> subtree, @Nullable TemplateVersion changed) {
        List<Long> all = new ArrayList<>(above);
        subtree.forEach(category -> all.add(category.id()));
        Map<Long, TemplateVersion> newest = new HashMap<>(templates.newest(all));
        if (changed != null) {
            newest.put(changed.categoryId(), changed);
        }
        Map<Long, List<Long>> chains = new HashMap<>();
        for (Category category : subtree) {
            List<Long> over = chains.getOrDefault(category.parentId() == null ? 0 : category.parentId(), above);
            List<Long> chain = new ArrayList<>(over);
            chain.add(category.id());
            chains.put(category.id(), chain);
            TemplateVersion own = newest.get(category.id());
            if (own != null) {
                demand(own, Chain.of(over, newest, List.of()), changed);
            }
        }
    }

    private static void demand(TemplateVersion own, EffectiveTemplate over, @Nullable TemplateVersion changed) {
        List<FieldError> violations = TemplateChecks.violations(own.rules(), over);
        if (violations.isEmpty()) {
            return;
        }
        if (changed != null && changed.categoryId() == own.categoryId()) {
            throw GoodsflowException.invalid(violations);
        }
        throw GoodsflowException.invalid(violations.stream()
                .map(violation -> new FieldError(
                        "template",
                        "template.below",
                        "the template of category " + own.categoryId() + " does not fit: " + violation.message()))
                .toList());
    }
}
