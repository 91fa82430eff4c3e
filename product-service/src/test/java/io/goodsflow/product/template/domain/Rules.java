package io.goodsflow.product.template.domain;

import java.time.Instant;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Templates to start from. */
final class Rules {

    private Rules() {}

    static Attribute text(String name) {
        return attribute(name, AttributeType.TEXT, false, List.of(), null, null, null);
    }

    static Attribute required(String name) {
        return attribute(name, AttributeType.TEXT, true, List.of(), null, null, null);
    }

    static Attribute upTo(String name, @Nullable Integer maxLength) {
        return attribute(name, AttributeType.TEXT, false, List.of(), null, null, maxLength);
    }

    static Attribute oneOf(String name, String... values) {
        return attribute(name, AttributeType.ENUM, false, List.of(values), null, null, null);
    }

    static Attribute ranged(String name, AttributeType type, @Nullable String min, @Nullable String max) {
        return attribute(name, type, false, List.of(), min, max, null);
    }

    static Attribute attribute(
            String name,
            AttributeType type,
            boolean required,
            List<String> values,
            @Nullable String min,
            @Nullable String max,
            @Nullable Integer maxLength) {
        return new Attribute(
                name, "标" + name, "label" + name.length(), type, required, values, null, min, max, maxLength);
    }

    static TemplateRules rules(Attribute... attributes) {
        return new TemplateRules(null, List.of(attributes), List.of(), Contract.NOTHING_SAID, List.of());
    }

    static TemplateRules rules(List<Attribute> attributes, CrossRule... rules) {
        return new TemplateRules(null, attributes, List.of(rules), Contract.NOTHING_SAID, List.of());
    }

    static TemplateRules open(boolean open) {
        return new TemplateRules(open, List.of(), List.of(), Contract.NOTHING_SAID, List.of());
    }

    static TemplateRules keyed(TemplateRules rules, String... fields) {
        return new TemplateRules(rules.open(), rules.attributes(), rules.rules(), rules.contract(), List.of(fields));
    }

    static TemplateRules promising(Contract contract) {
        return new TemplateRules(null, List.of(), List.of(), contract, List.of());
    }

    /** Of category 1 above 2 above 3 …, each at version 4. */
    static EffectiveTemplate effective(TemplateRules... chain) {
        return EffectiveTemplate.of(
                IntStream.range(0, chain.length)
                        .mapToObj(i -> new TemplateVersion(i + 1, 4, chain[i], "olga", null, Instant.EPOCH))
                        .toList(),
                List.of());
    }
}
