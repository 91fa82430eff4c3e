package io.goodsflow.product.checkout.adapter.persistence;

import io.goodsflow.product.checkout.application.Checkouts;
import io.goodsflow.product.checkout.domain.Checkout;
import java.util.Optional;
import org.springframework.stereotype.Repository;

/** Confirmation snapshots in MySQL; there is no statement that changes one. */
@Repository
class MyBatisCheckouts implements Checkouts {

    private final CheckoutMapper mapper;

    MyBatisCheckouts(CheckoutMapper mapper) {
        this.mapper = mapper;
    }

    @Override
    public void insert(Checkout checkout) {
        mapper.insert(CheckoutRow.of(checkout));
    }

    @Override
    public Optional<Checkout> find(long checkoutId) {
        return Optional.ofNullable(mapper.find(checkoutId)).map(CheckoutRow::toCheckout);
    }
}
