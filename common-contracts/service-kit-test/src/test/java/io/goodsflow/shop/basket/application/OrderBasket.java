package io.goodsflow.shop.basket.application;

import io.goodsflow.shop.basket.domain.Basket;
import io.goodsflow.shop.order.application.PlaceOrder;
import io.goodsflow.shop.order.domain.PlaceOutcome;
import org.springframework.stereotype.Service;

@Service
class OrderBasket {

    private final PlaceOrder placeOrder;

    OrderBasket(PlaceOrder placeOrder) {
        this.placeOrder = placeOrder;
    }

    boolean handle(Basket basket) {
        PlaceOutcome outcome = placeOrder.handle(basket.orderId());
        return outcome instanceof PlaceOutcome.Placed;
    }
}
