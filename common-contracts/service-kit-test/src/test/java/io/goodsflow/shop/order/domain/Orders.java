package io.goodsflow.shop.order.domain;

public interface Orders {
    void add(Order order);
}
