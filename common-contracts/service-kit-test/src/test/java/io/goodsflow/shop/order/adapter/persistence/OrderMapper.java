package io.goodsflow.shop.order.adapter.persistence;

interface OrderMapper {
    void insert(OrderRow row);
}
