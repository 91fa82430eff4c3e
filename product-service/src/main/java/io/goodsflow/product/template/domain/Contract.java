package io.goodsflow.product.template.domain;

import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/**
 * What a sale of the category promises, so that an order can explain it (source 2.10). A part that is null is inherited.
 */
public record Contract(
        @Nullable Fulfilment fulfilment,
        @Nullable Refund refund,
        @Nullable Validity validity,
        @Nullable Booking booking) {

    public static final Contract NOTHING_SAID = new Contract(null, null, null, null);

    /** The parts of a descendant in place of these. */
    Contract overriddenBy(Contract child) {
        return new Contract(
                child.fulfilment == null ? fulfilment : child.fulfilment,
                child.refund == null ? refund : child.refund,
                child.validity == null ? validity : child.validity,
                child.booking == null ? booking : child.booking);
    }

    /** How the buyer gets it. */
    public enum Fulfilment {
        SHIPPING,
        PICKUP,
        VOUCHER,
        TOP_UP,
        SERVICE
    }

    /**
     * When money is given back.
     *
     * @param days after the purchase, of WITHIN_DAYS only
     * @param note for people
     */
    public record Refund(
            Rule rule, @Nullable Integer days, @Nullable String note) {

        /** The condition. */
        public enum Rule {
            NEVER,
            ANY_TIME,
            BEFORE_USE,
            WITHIN_DAYS
        }
    }

    /**
     * How long the bought is good.
     *
     * @param days of DAYS_AFTER_PURCHASE only
     * @param from first and {@code to} last day, of FIXED_DAYS only
     */
    public record Validity(
            Rule rule,
            @Nullable Integer days,
            @Nullable LocalDate from,
            @Nullable LocalDate to) {

        /** The kind of bound. */
        public enum Rule {
            UNLIMITED,
            DAYS_AFTER_PURCHASE,
            FIXED_DAYS
        }
    }

    /**
     * Whether an appointment is needed.
     *
     * @param hoursAhead how long before; null if any time will do
     */
    public record Booking(boolean required, @Nullable Integer hoursAhead) {}
}
