package io.goodsflow.broken.order.domain;

public interface Orders {
    long count();
}
