package io.goodsflow.shop.order.application;

import io.goodsflow.shop.order.domain.Order;
import io.goodsflow.shop.order.domain.Orders;
import io.goodsflow.shop.order.domain.PlaceOutcome;
import java.time.Clock;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

@Service
public class PlaceOrder {

    private final Orders orders;
    private final Clock clock;

    PlaceOrder(Orders orders, @Qualifier("clock") Clock clock) {
        this.orders = orders;
        this.clock = clock;
    }

    @Transactional
    public PlaceOutcome handle(long id) {
        Order order = Order.place(id, clock);
        orders.add(order);
        return new PlaceOutcome.Placed(order);
    }
}
