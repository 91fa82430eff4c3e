package io.goodsflow.shop.basket.domain;

public record Basket(long orderId) {}
