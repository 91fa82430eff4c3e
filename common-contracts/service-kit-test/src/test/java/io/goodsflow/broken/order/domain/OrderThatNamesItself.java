package io.goodsflow.broken.order.domain;

import java.util.UUID;

record OrderThatNamesItself(String id) {
    static OrderThatNamesItself place() {
        return new OrderThatNamesItself(UUID.randomUUID().toString());
    }
}
