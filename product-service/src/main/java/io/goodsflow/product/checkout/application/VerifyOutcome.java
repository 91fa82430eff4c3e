package io.goodsflow.product.checkout.application;

import io.goodsflow.product.checkout.domain.CheckoutChange;
import java.time.Instant;
import java.util.List;

/** What a confirmation snapshot is still worth. */
public sealed interface VerifyOutcome {

    /** All is as the shopper agreed. */
    record Good() implements VerifyOutcome {}

    /** There is no such snapshot. */
    record Absent() implements VerifyOutcome {}

    /** It is too old, whatever it says. */
    record Expired(Instant expiredAt) implements VerifyOutcome {}

    /** Something is no longer as the shopper agreed. */
    record Changed(List<CheckoutChange> changes) implements VerifyOutcome {

        public Changed {
            changes = List.copyOf(changes);
        }
    }
}
