package io.goodsflow.product.template.domain;

import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A field that products of a category have.
 *
 * @param name as in {@code attr:NAME} of a sheet
 * @param values of an ENUM, in the order to offer them; else empty
 * @param min least value of an INTEGER, DECIMAL or DATE, written as such; {@code max} alike
 * @param maxLength of a TEXT, in characters
 */
public record Attribute(
        String name,
        String labelZh,
        String labelEn,
        AttributeType type,
        boolean required,
        List<String> values,
        @Nullable String unit,
        @Nullable String min,
        @Nullable String max,
        @Nullable Integer maxLength) {

    public Attribute {
        values = List.copyOf(values);
    }

    @Nullable
    BigDecimal least() {
        return min == null ? null : type.place(min);
    }

    @Nullable
    BigDecimal most() {
        return max == null ? null : type.place(max);
    }

    /** This one with all that a descendant's definition of it adds; type, unit and labels in use stay its own. */
    Attribute tightenedBy(Attribute child) {
        if (child.type != type) {
            return this;
        }
        return new Attribute(
                name,
                child.labelZh,
                child.labelEn,
                type,
                required || child.required,
                values.stream().filter(child.values::contains).toList(),
                unit == null ? child.unit : unit,
                greater(least(), child.least()) ? min : child.min,
                most() != null && (child.most() == null || greater(child.most(), most())) ? max : child.max,
                maxLength == null
                        ? child.maxLength
                        : child.maxLength == null ? maxLength : Integer.valueOf(Math.min(maxLength, child.maxLength)));
    }

    /** Whether a value that {@code ancestor} refuses would be let in by this definition alone. */
    boolean loosens(Attribute ancestor) {
        return type != ancestor.type
                || ancestor.required && !required
                || !ancestor.values.containsAll(values)
                || ancestor.unit != null && unit != null && !ancestor.unit.equals(unit)
                || greater(ancestor.least(), least()) && min != null
                || greater(most(), ancestor.most()) && max != null && ancestor.max != null
                || ancestor.maxLength != null && maxLength != null && maxLength > ancestor.maxLength;
    }

    /** Whether {@code one} is a bound above {@code other}; no bound is below every lower one. */
    private static boolean greater(@Nullable BigDecimal one, @Nullable BigDecimal other) {
        return one != null && (other == null || one.compareTo(other) > 0);
    }
}
