package io.goodsflow.shop.order.domain;

public sealed interface PlaceOutcome {
    record Placed(Order order) implements PlaceOutcome {}

    record Refused(String reason) implements PlaceOutcome {}
}
