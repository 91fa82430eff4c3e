package io.goodsflow.broken.order.adapter.persistence;

public interface OrderMapper {
    OrderRow find(long id);
}
