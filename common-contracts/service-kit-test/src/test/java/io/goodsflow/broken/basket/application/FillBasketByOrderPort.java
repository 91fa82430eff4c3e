package io.goodsflow.broken.basket.application;

import io.goodsflow.broken.order.domain.Orders;

public record FillBasketByOrderPort(Orders orders) {}
