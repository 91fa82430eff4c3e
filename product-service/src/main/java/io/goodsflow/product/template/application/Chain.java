package io.goodsflow.product.template.application;

import io.goodsflow.product.template.domain.EffectiveTemplate;
import io.goodsflow.product.template.domain.NaturalKey;
import io.goodsflow.product.template.domain.TemplateVersion;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Puts together what a chain of categories, the root first, says. */
final class Chain {

    private Chain() {}

    static EffectiveTemplate effective(List<Long> chain, Templates templates) {
        Map<Long, TemplateVersion> newest = templates.newest(chain);
        if (newest.isEmpty()) {
            return EffectiveTemplate.NONE;
        }
        return of(chain, newest, templates.naturalKeys(chain));
    }

    static EffectiveTemplate of(List<Long> chain, Map<Long, TemplateVersion> newest, List<NaturalKey> keys) {
        return EffectiveTemplate.of(
                chain.stream().map(newest::get).filter(Objects::nonNull).toList(), keys);
    }
}
