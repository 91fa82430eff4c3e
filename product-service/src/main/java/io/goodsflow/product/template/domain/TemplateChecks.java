package io.goodsflow.product.template.domain;

import io.goodsflow.kernel.FieldError;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What a template itself must keep, also towards those above it. All violations are told at once. */
public final class TemplateChecks {

    public static final int MAX_ATTRIBUTES = 200;
    static final int MAX_VALUES = 500;
    static final int MAX_TEXT = 64;
    static final int MAX_LENGTH = 1_024;
    static final int MAX_RULES = 100;
    static final int MAX_KEY_FIELDS = 8;

    static final String ATTRIBUTE = "attributes.";

    private static final Set<String> KEY_FIELDS = Set.of("outer_id", "category", "brand", "title");

    private final List<CrossRule> inheritedRules;
    private final Map<String, Attribute> inherited = new LinkedHashMap<>();
    private final Map<String, Attribute> known = new LinkedHashMap<>();
    private final List<FieldError> errors = new ArrayList<>();

    private TemplateChecks(EffectiveTemplate above) {
        inheritedRules = above.rules();
        above.attributes().forEach(attribute -> inherited.put(attribute.name(), attribute));
        known.putAll(inherited);
    }

    /** @param above what the category inherits */
    public static List<FieldError> violations(TemplateRules rules, EffectiveTemplate above) {
        return new TemplateChecks(above).check(rules);
    }

    static String attributeOf(String field) {
        return field.startsWith(ATTRIBUTE) ? field.substring(ATTRIBUTE.length()) : "";
    }

    private List<FieldError> check(TemplateRules rules) {
        bounded("attributes", rules.attributes().size(), MAX_ATTRIBUTES);
        bounded("rules", rules.rules().size(), MAX_RULES);
        bounded("natural_key", rules.naturalKey().size(), MAX_KEY_FIELDS);
        if (errors.isEmpty()) {
            Set<String> names = new HashSet<>();
            for (int i = 0; i < rules.attributes().size(); i++) {
                attribute("attributes[" + i + "]", rules.attributes().get(i), names);
            }
            inheritedRules.stream()
                    .filter(rule -> rule.kind() == CrossRule.Kind.AT_MOST)
                    .forEach(rule -> sameUnits("attributes", rule));
            for (int i = 0; i < rules.rules().size(); i++) {
                rule("rules[" + i + "]", rules.rules().get(i));
            }
            naturalKey(rules.naturalKey());
            ContractChecks.check(rules.contract(), this::add);
        }
        return List.copyOf(errors);
    }

    private void attribute(String path, Attribute attribute, Set<String> names) {
        text(path + ".name", attribute.name());
        text(path + ".label_zh", attribute.labelZh());
        text(path + ".label_en", attribute.labelEn());
        if (attribute.unit() != null) {
            text(path + ".unit", attribute.unit());
        }
        if (!names.add(attribute.name())) {
            add(path + ".name", "template.name_twice", "the attribute " + attribute.name() + " is there twice");
        }
        values(path + ".values", attribute);
        bounds(path, attribute);
        Attribute ancestor = inherited.get(attribute.name());
        if (ancestor != null && attribute.loosens(ancestor)) {
            add(path, "template.loosens", "the attribute " + attribute.name() + " may only be tightened");
        }
        known.merge(attribute.name(), attribute, Attribute::tightenedBy);
    }

    private void values(String path, Attribute attribute) {
        boolean isEnum = attribute.type() == AttributeType.ENUM;
        if (isEnum == attribute.values().isEmpty()) {
            add(path, "template.values", path + (isEnum ? " are required of an ENUM" : " are of an ENUM only"));
        }
        bounded(path, attribute.values().size(), MAX_VALUES);
        if (new HashSet<>(attribute.values()).size() != attribute.values().size()) {
            add(path, "template.value_twice", path + " has a value twice");
        }
        if (attribute.values().stream().anyMatch(value -> !isText(value))) {
            add(path, "template.text", path + " must be of 1 to " + MAX_TEXT + " characters without blanks around");
        }
    }

    private void bounds(String path, Attribute attribute) {
        BigDecimal least = bound(path + ".min", attribute, attribute.min());
        BigDecimal most = bound(path + ".max", attribute, attribute.max());
        if (least != null && most != null && least.compareTo(most) > 0) {
            add(path + ".max", "template.range", path + ".max is below min");
        }
        Integer length = attribute.maxLength();
        if (length != null && (attribute.type() != AttributeType.TEXT || length < 1 || length > MAX_LENGTH)) {
            add(
                    path + ".max_length",
                    "template.max_length",
                    path + ".max_length must be 1 to " + MAX_LENGTH + ", of TEXT");
        }
    }

    private @Nullable BigDecimal bound(String path, Attribute attribute, @Nullable String text) {
        BigDecimal place = text == null ? null : attribute.type().place(text);
        if (text != null && place == null) {
            add(path, "template.bound", path + " must be a value of an INTEGER, DECIMAL or DATE");
        }
        return place;
    }

    private void rule(String path, CrossRule rule) {
        Attribute one = known.get(rule.attribute());
        Attribute other = known.get(rule.other());
        if (one == null || other == null || rule.attribute().equals(rule.other())) {
            add(path, "template.rule_attributes", path + " must be about two attributes of the category");
            return;
        }
        boolean fits =
                switch (rule.kind()) {
                    case REQUIRED_IF -> rule.value() != null && mayBe(one, rule.value());
                    case AT_MOST -> rule.value() == null && one.type().comparesWith(other.type());
                };
        if (!fits) {
            add(path, "template.rule_types", path + " does not fit the types of its attributes");
        } else if (rule.kind() == CrossRule.Kind.AT_MOST) {
            sameUnits(path, rule);
        }
    }

    private static boolean mayBe(Attribute attribute, String value) {
        return attribute.type().reads(value)
                && (attribute.type() != AttributeType.ENUM || attribute.values().contains(value));
    }

    /** A thing in grams is not above one in kilograms because its number is. */
    private void sameUnits(String path, CrossRule rule) {
        Attribute one = known.get(rule.attribute());
        Attribute other = known.get(rule.other());
        if (one != null && other != null && !Objects.equals(one.unit(), other.unit())) {
            add(
                    path,
                    "template.rule_units",
                    rule.attribute() + " and " + rule.other() + " are compared, so they need the same unit");
        }
    }

    private void naturalKey(List<String> fields) {
        for (int i = 0; i < fields.size(); i++) {
            String field = fields.get(i);
            boolean isAttribute = field.startsWith(ATTRIBUTE) && known.containsKey(attributeOf(field));
            if (!KEY_FIELDS.contains(field) && !isAttribute) {
                add("natural_key[" + i + "]", "template.key_field", field + " cannot tell products apart");
            }
        }
        if (new HashSet<>(fields).size() != fields.size()) {
            add("natural_key", "template.key_field", "natural_key has a field twice");
        }
        if (!fields.isEmpty() && Set.of("category").containsAll(fields)) {
            add("natural_key", "template.key_field", "the category alone cannot tell products apart");
        }
    }

    private void text(String path, String text) {
        if (!isText(text)) {
            add(path, "template.text", path + " must have 1 to " + MAX_TEXT + " characters without blanks around");
        }
    }

    private static boolean isText(String text) {
        return !text.isEmpty() && text.equals(text.strip()) && text.codePointCount(0, text.length()) <= MAX_TEXT;
    }

    private void bounded(String path, int size, int max) {
        if (size > max) {
            add(path, "template.too_many", path + " must have at most " + max + " entries");
        }
    }

    private void add(String field, String code, String message) {
        errors.add(new FieldError(field, code, message));
    }
}
