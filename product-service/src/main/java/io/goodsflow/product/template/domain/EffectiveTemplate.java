package io.goodsflow.product.template.domain;

import io.goodsflow.kernel.FieldError;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * All that holds for products of a category: its own template and those above it. A descendant adds and tightens; where
 * two cannot be had together the ancestor's stands.
 *
 * @param versions what it is made of, the root's first; empty if there is no template, then anything may be said
 * @param formerKeys what else has told products of the category apart, for items that still stand under it
 */
public record EffectiveTemplate(
        List<TemplateVersion.Ref> versions,
        boolean open,
        List<Attribute> attributes,
        List<CrossRule> rules,
        Contract contract,
        NaturalKey naturalKey,
        List<NaturalKey> formerKeys) {

    public static final EffectiveTemplate NONE = new EffectiveTemplate(
            List.of(), true, List.of(), List.of(), Contract.NOTHING_SAID, NaturalKey.STANDARD, List.of());

    public EffectiveTemplate {
        versions = List.copyOf(versions);
        attributes = List.copyOf(attributes);
        rules = List.copyOf(rules);
        formerKeys = List.copyOf(formerKeys);
    }

    /**
     * @param chain the templates that there are from the root down
     * @param formerKeys may hold the key of today
     */
    public static EffectiveTemplate of(List<TemplateVersion> chain, Collection<NaturalKey> formerKeys) {
        if (chain.isEmpty()) {
            return NONE;
        }
        boolean open = false;
        Map<String, Attribute> attributes = new LinkedHashMap<>();
        List<CrossRule> rules = new ArrayList<>();
        Contract contract = Contract.NOTHING_SAID;
        NaturalKey key = NaturalKey.STANDARD;
        for (TemplateVersion version : chain) {
            TemplateRules own = version.rules();
            open = own.open() == null ? open : own.open();
            own.attributes().forEach(child -> attributes.merge(child.name(), child, Attribute::tightenedBy));
            own.rules().stream().filter(rule -> !rules.contains(rule)).forEach(rules::add);
            contract = contract.overriddenBy(own.contract());
            key = own.naturalKey().isEmpty() ? key : new NaturalKey(version.categoryId(), own.naturalKey());
        }
        NaturalKey today = key;
        return new EffectiveTemplate(
                chain.stream().map(TemplateVersion::ref).toList(),
                open,
                List.copyOf(attributes.values()),
                rules,
                contract,
                today,
                formerKeys.stream()
                        .filter(former -> !former.equals(today))
                        .distinct()
                        .toList());
    }

    /** Everything that is wrong with the product, in the order of the template; empty if it may be published. */
    public List<FieldError> judge(Subject subject) {
        return versions.isEmpty() ? List.of() : new TemplateJudge(this, subject).judge();
    }

    public Optional<Attribute> attribute(String name) {
        return attributes.stream()
                .filter(attribute -> Objects.equals(attribute.name(), name))
                .findFirst();
    }
}
