package io.goodsflow.product.contract.api;

import java.time.LocalDate;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What holds for products of a category: its own template and what it inherits.
 *
 * @param versions the template versions it is made of, the root's first; empty if there is none
 * @param open whether other attributes than these are let in
 * @param naturalKey fields that tell two products of a merchant apart; empty for the standard key
 */
public record TemplateAnswer(
        long categoryId,
        List<Version> versions,
        boolean open,
        List<Attribute> attributes,
        List<Rule> rules,
        @Nullable Contract contract,
        List<String> naturalKey) {

    public TemplateAnswer {
        versions = List.copyOf(versions);
        attributes = List.copyOf(attributes);
        rules = List.copyOf(rules);
        naturalKey = List.copyOf(naturalKey);
    }

    /** A version of a category's template. */
    public record Version(long categoryId, long version) {}

    /**
     * A field of the products.
     *
     * @param type TEXT, INTEGER, DECIMAL, BOOLEAN, ENUM or DATE
     * @param values of an ENUM
     * @param min least value as text; {@code max} alike
     * @param maxLength of a TEXT, in characters
     */
    public record Attribute(
            String name,
            String labelZh,
            String labelEn,
            String type,
            boolean required,
            List<String> values,
            @Nullable String unit,
            @Nullable String min,
            @Nullable String max,
            @Nullable Integer maxLength) {}

    /**
     * A rule over two attributes.
     *
     * @param kind REQUIRED_IF: {@code other} is required if {@code attribute} is {@code value}; AT_MOST: {@code
     *     attribute} is not above {@code other}
     */
    public record Rule(
            String kind, String attribute, @Nullable String value, String other) {}

    /**
     * What a sale promises; a part that is null is not said.
     *
     * @param fulfilment SHIPPING, PICKUP, VOUCHER, TOP_UP or SERVICE
     */
    public record Contract(
            @Nullable String fulfilment,
            @Nullable Refund refund,
            @Nullable Validity validity,
            @Nullable Booking booking) {}

    /** @param rule NEVER, ANY_TIME, BEFORE_USE or WITHIN_DAYS */
    public record Refund(
            String rule, @Nullable Integer days, @Nullable String note) {}

    /** @param rule UNLIMITED, DAYS_AFTER_PURCHASE or FIXED_DAYS */
    public record Validity(
            String rule,
            @Nullable Integer days,
            @Nullable LocalDate from,
            @Nullable LocalDate to) {}

    /** @param hoursAhead null if any time will do */
    public record Booking(boolean required, @Nullable Integer hoursAhead) {}
}
