package io.goodsflow.product.checkout.adapter.persistence;

import io.goodsflow.product.checkout.domain.Checkout;
import io.goodsflow.product.checkout.domain.CheckoutLine;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.List;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.PropertyNamingStrategies;
import tools.jackson.databind.json.JsonMapper;

/** Row of {@code product_checkout}; times are UTC. */
record CheckoutRow(long checkoutId, String checkoutLines, LocalDateTime createdAt, LocalDateTime expiresAt) {

    private static final JsonMapper JSON = JsonMapper.builder()
            .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
            .build();
    private static final TypeReference<List<CheckoutLine>> LINES = new TypeReference<>() {};

    static CheckoutRow of(Checkout checkout) {
        return new CheckoutRow(
                checkout.checkoutId(),
                JSON.writerFor(LINES).writeValueAsString(checkout.lines()),
                LocalDateTime.ofInstant(checkout.createdAt(), ZoneOffset.UTC),
                LocalDateTime.ofInstant(checkout.expiresAt(), ZoneOffset.UTC));
    }

    Checkout toCheckout() {
        return new Checkout(
                checkoutId,
                JSON.readValue(checkoutLines, LINES),
                createdAt.toInstant(ZoneOffset.UTC),
                expiresAt.toInstant(ZoneOffset.UTC));
    }
}
