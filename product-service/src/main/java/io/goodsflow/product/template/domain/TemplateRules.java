package io.goodsflow.product.template.domain;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What one version of a category's template says; the rest is inherited.
 *
 * @param open whether attributes that no template names are let in; null as the parent says, of a root no
 * @param naturalKey fields that tell products apart; empty as the parent says
 */
public record TemplateRules(
        @Nullable Boolean open,
        List<Attribute> attributes,
        List<CrossRule> rules,
        Contract contract,
        List<String> naturalKey) {

    public TemplateRules {
        attributes = List.copyOf(attributes);
        rules = List.copyOf(rules);
        naturalKey = List.copyOf(naturalKey);
    }
}
