package io.goodsflow.product.template.domain;

import java.util.List;

/**
 * Which fields tell two products of a merchant apart (architecture 2).
 *
 * @param definedBy the category whose template says so; products of its descendants share the key space; 0 for the
 *     standard
 * @param fields {@code outer_id}, {@code category}, {@code brand}, {@code title} or {@code attributes.NAME}; empty for
 *     the standard: the merchant's own id where given, else category, brand and title
 */
public record NaturalKey(long definedBy, List<String> fields) {

    public static final NaturalKey STANDARD = new NaturalKey(0, List.of());

    public NaturalKey {
        fields = List.copyOf(fields);
    }

    public boolean isStandard() {
        return fields.isEmpty();
    }
}
