package io.goodsflow.product.template.domain;

import org.jspecify.annotations.Nullable;

/** What the parts of a contract must keep. */
final class ContractChecks {

    static final int MAX_DAYS = 3_650;
    static final int MAX_HOURS = 8_760;
    static final int MAX_NOTE = 500;

    private ContractChecks() {}

    static void check(Contract contract, Complaints complaints) {
        Contract.Refund refund = contract.refund();
        if (refund != null) {
            days("contract.refund.days", refund.days(), refund.rule() == Contract.Refund.Rule.WITHIN_DAYS, complaints);
            if (refund.note() != null
                    && refund.note().codePointCount(0, refund.note().length()) > MAX_NOTE) {
                complaints.add(
                        "contract.refund.note",
                        "template.text",
                        "contract.refund.note must have at most " + MAX_NOTE + " characters");
            }
        }
        if (contract.validity() != null) {
            validity(contract.validity(), complaints);
        }
        Contract.Booking booking = contract.booking();
        Integer hours = booking == null ? null : booking.hoursAhead();
        if (booking != null && hours != null && (!booking.required() || hours < 0 || hours > MAX_HOURS)) {
            complaints.add(
                    "contract.booking.hours_ahead",
                    "template.contract",
                    "contract.booking.hours_ahead must be 0 to " + MAX_HOURS + ", of a required booking");
        }
    }

    private static void validity(Contract.Validity validity, Complaints complaints) {
        boolean fixed = validity.rule() == Contract.Validity.Rule.FIXED_DAYS;
        days(
                "contract.validity.days",
                validity.days(),
                validity.rule() == Contract.Validity.Rule.DAYS_AFTER_PURCHASE,
                complaints);
        boolean said = validity.from() != null && validity.to() != null;
        boolean silent = validity.from() == null && validity.to() == null;
        if (fixed ? !said : !silent) {
            complaints.add(
                    "contract.validity.from",
                    "template.contract",
                    "from and to are for FIXED_DAYS, and both are needed");
        } else if (validity.from() != null
                && validity.to() != null
                && validity.to().isBefore(validity.from())) {
            complaints.add("contract.validity.to", "template.range", "contract.validity.to is before from");
        }
    }

    private static void days(String path, @Nullable Integer days, boolean needed, Complaints complaints) {
        boolean good = needed ? days != null && days >= 1 && days <= MAX_DAYS : days == null;
        if (!good) {
            complaints.add(
                    path,
                    "template.contract",
                    needed ? path + " must be 1 to " + MAX_DAYS : path + " does not go with this rule");
        }
    }

    /** Takes what is wrong. */
    interface Complaints {

        void add(String field, String code, String message);
    }
}
