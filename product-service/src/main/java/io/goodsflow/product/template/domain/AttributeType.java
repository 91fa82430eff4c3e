package io.goodsflow.product.template.domain;

import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** How an attribute's text is read. Every form is matched in linear time. */
public enum AttributeType {
    TEXT,
    /** Whole number of up to 18 digits. */
    INTEGER,
    /** Up to 18 digits before and 6 behind the point. */
    DECIMAL,
    /** {@code true} or {@code false}. */
    BOOLEAN,
    /** One of the values that the template names. */
    ENUM,
    /** {@code yyyy-mm-dd}. */
    DATE;

    private static final Pattern WHOLE = Pattern.compile("-?[0-9]{1,18}");
    private static final Pattern POINTED = Pattern.compile("-?[0-9]{1,18}(\\.[0-9]{1,6})?");
    private static final Pattern DAY = Pattern.compile("[0-9]{4}-[0-9]{2}-[0-9]{2}");

    /** Whether values have an order, so that they may have a range. */
    public boolean isOrdered() {
        return this == INTEGER || this == DECIMAL || this == DATE;
    }

    /** Whether values of both may be compared. */
    boolean comparesWith(AttributeType other) {
        return isOrdered() && other.isOrdered() && (this == DATE) == (other == DATE);
    }

    boolean reads(String text) {
        return switch (this) {
            case TEXT, ENUM -> true;
            case BOOLEAN -> text.equals("true") || text.equals("false");
            case INTEGER, DECIMAL, DATE -> place(text) != null;
        };
    }

    /** Where an ordered value stands, a date by its day; null if the text is no such value. */
    @Nullable
    BigDecimal place(String text) {
        return switch (this) {
            case INTEGER -> WHOLE.matcher(text).matches() ? new BigDecimal(text) : null;
            case DECIMAL -> POINTED.matcher(text).matches() ? new BigDecimal(text) : null;
            case DATE -> day(text);
            case TEXT, BOOLEAN, ENUM -> null;
        };
    }

    private static @Nullable BigDecimal day(String text) {
        try {
            return DAY.matcher(text).matches()
                    ? BigDecimal.valueOf(LocalDate.parse(text).toEpochDay())
                    : null;
        } catch (DateTimeException noSuchDay) {
            return null;
        }
    }
}
