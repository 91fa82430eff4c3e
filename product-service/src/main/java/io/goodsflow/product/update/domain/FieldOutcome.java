package io.goodsflow.product.update.domain;

import java.util.Locale;

/** What became of one field of an update (architecture 3.7). */
public enum FieldOutcome {
    APPLIED,
    IGNORED_NOT_OWNER,
    IGNORED_LOCKED,
    /** It says what the base version or the present one says. */
    UNCHANGED,
    /** Somebody changed it to something else meanwhile. */
    CONFLICT;

    /** As the contract spells it. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
