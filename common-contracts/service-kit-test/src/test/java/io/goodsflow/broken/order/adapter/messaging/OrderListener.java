package io.goodsflow.broken.order.adapter.messaging;

public class OrderListener {}
