package io.goodsflow.shop.order.domain;

import java.time.Clock;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

public record Order(long id, Instant at, @Nullable String note) {
    public static Order place(long id, Clock clock) {
        return new Order(id, Instant.now(clock), null);
    }
}
