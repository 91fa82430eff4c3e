package io.goodsflow.shop.order.adapter.persistence;

import io.goodsflow.shop.order.domain.Order;
import io.goodsflow.shop.order.domain.Orders;

class StoredOrders implements Orders {

    private final OrderMapper mapper;

    StoredOrders(OrderMapper mapper) {
        this.mapper = mapper;
    }

    @Override
    public void add(Order order) {
        mapper.insert(new OrderRow(order.id()));
    }
}
