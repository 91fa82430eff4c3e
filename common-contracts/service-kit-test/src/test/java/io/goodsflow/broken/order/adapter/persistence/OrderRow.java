package io.goodsflow.broken.order.adapter.persistence;

public record OrderRow(long id) {}
