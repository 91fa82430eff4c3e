package io.goodsflow.broken.order.domain;

import java.time.Instant;

record OrderThatReadsTheClock(Instant at) {
    static OrderThatReadsTheClock place() {
        return new OrderThatReadsTheClock(Instant.now());
    }
}
