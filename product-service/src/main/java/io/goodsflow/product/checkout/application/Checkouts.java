package io.goodsflow.product.checkout.application;

import io.goodsflow.product.checkout.domain.Checkout;
import java.util.Optional;

/** Confirmation snapshots; written once. */
public interface Checkouts {

    void insert(Checkout checkout);

    Optional<Checkout> find(long checkoutId);
}
