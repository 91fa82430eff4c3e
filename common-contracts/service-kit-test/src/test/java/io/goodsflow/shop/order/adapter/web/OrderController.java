package io.goodsflow.shop.order.adapter.web;

import io.goodsflow.shop.order.application.PlaceOrder;
import io.goodsflow.shop.order.domain.PlaceOutcome;
import java.util.List;
import java.util.Map;
import org.springframework.web.bind.annotation.RestController;

@RestController
class OrderController {

    private final PlaceOrder placeOrder;

    OrderController(PlaceOrder placeOrder) {
        this.placeOrder = placeOrder;
    }

    List<View> place(Map<String, String> labels) {
        return placeOrder.handle(labels.size()) instanceof PlaceOutcome.Placed placed
                ? List.of(new View(placed.order().id()))
                : List.of();
    }

    record View(long id) {}
}
