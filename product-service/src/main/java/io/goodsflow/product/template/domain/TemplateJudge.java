package io.goodsflow.product.template.domain;

import io.goodsflow.kernel.FieldError;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Holds one product against a template; of one attribute only the first thing that is wrong is told. */
final class TemplateJudge {

    private static final int TELL_AT_MOST = 20;

    private final EffectiveTemplate template;
    private final Subject subject;
    private final List<FieldError> errors = new ArrayList<>();
    private final Set<String> bad = new HashSet<>();

    TemplateJudge(EffectiveTemplate template, Subject subject) {
        this.template = template;
        this.subject = subject;
    }

    List<FieldError> judge() {
        template.attributes().forEach(this::attribute);
        if (!template.open()) {
            unknown();
        }
        template.rules().forEach(this::rule);
        template.naturalKey().fields().forEach(this::keyField);
        return List.copyOf(errors);
    }

    private void attribute(Attribute attribute) {
        String name = attribute.name();
        String value = value(name);
        if (value == null) {
            if (attribute.required() && !subject.attributes().containsKey(name)) {
                add(name, "required", "is required");
            }
        } else if (!attribute.type().reads(value)) {
            add(name, "type", "must be of the type " + attribute.type());
        } else if (attribute.type() == AttributeType.ENUM && !attribute.values().contains(value)) {
            add(name, "not_allowed", "must be one of " + told(attribute.values()));
        } else if (!isInRange(attribute, value)) {
            add(name, "out_of_range", "must be" + range(attribute));
        } else if (attribute.maxLength() != null && value.codePointCount(0, value.length()) > attribute.maxLength()) {
            add(name, "too_long", "must have at most " + attribute.maxLength() + " characters");
        }
    }

    /** A template may allow hundreds: a reader is helped by the first of them. */
    private static String told(List<String> values) {
        return values.size() <= TELL_AT_MOST
                ? String.join(", ", values)
                : String.join(", ", values.subList(0, TELL_AT_MOST)) + ", … and " + (values.size() - TELL_AT_MOST)
                        + " more";
    }

    private static boolean isInRange(Attribute attribute, String value) {
        BigDecimal place = attribute.type().place(value);
        BigDecimal least = attribute.least();
        BigDecimal most = attribute.most();
        return place == null
                || (least == null || place.compareTo(least) >= 0) && (most == null || place.compareTo(most) <= 0);
    }

    private static String range(Attribute attribute) {
        return (attribute.min() == null ? "" : " at least " + attribute.min())
                + (attribute.min() == null || attribute.max() == null ? "" : " and")
                + (attribute.max() == null ? "" : " at most " + attribute.max());
    }

    private void unknown() {
        Set<String> known = template.attributes().stream().map(Attribute::name).collect(Collectors.toUnmodifiableSet());
        subject.attributes().keySet().stream()
                .filter(name -> !known.contains(name) && !name.isBlank())
                .forEach(name -> add(name, "unknown", "is not an attribute of the category"));
    }

    private void rule(CrossRule rule) {
        String value = value(rule.attribute());
        String other = value(rule.other());
        if (value == null || bad.contains(rule.attribute()) || bad.contains(rule.other())) {
            return;
        }
        switch (rule.kind()) {
            case REQUIRED_IF -> {
                if (other == null && isThe(rule.value(), rule.attribute(), value)) {
                    add(rule.other(), "required", "is required, because " + rule.attribute() + " is " + value);
                }
            }
            case AT_MOST -> {
                if (other != null && isAbove(place(rule.attribute(), value), place(rule.other(), other))) {
                    add(rule.attribute(), "above_other", "must not be above " + rule.other());
                }
            }
        }
    }

    /** Numbers are equal however they are written. */
    private boolean isThe(@Nullable String wanted, String name, String value) {
        BigDecimal place = place(name, value);
        BigDecimal wantedPlace = wanted == null ? null : place(name, wanted);
        return place == null || wantedPlace == null ? value.equals(wanted) : place.compareTo(wantedPlace) == 0;
    }

    private static boolean isAbove(@Nullable BigDecimal one, @Nullable BigDecimal other) {
        return one != null && other != null && one.compareTo(other) > 0;
    }

    private @Nullable BigDecimal place(String name, String value) {
        return template.attribute(name)
                .map(attribute -> attribute.type().place(value))
                .orElse(null);
    }

    private void keyField(String field) {
        boolean isSaid = field.equals("category") || field.equals("title") || subject.field(field) != null;
        if (!isSaid && errors.stream().noneMatch(error -> error.field().equals(field))) {
            errors.add(new FieldError(
                    field, "natural_key.required", field + " is required, because it tells products apart"));
        }
    }

    private @Nullable String value(String name) {
        return subject.attributes().get(name);
    }

    private void add(String name, String code, String words) {
        bad.add(name);
        errors.add(new FieldError(
                TemplateChecks.ATTRIBUTE + name, "attributes." + code, "the attribute " + name + " " + words));
    }
}
