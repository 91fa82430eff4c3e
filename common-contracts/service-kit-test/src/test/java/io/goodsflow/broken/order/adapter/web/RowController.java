package io.goodsflow.broken.order.adapter.web;

import io.goodsflow.broken.order.adapter.persistence.OrderRow;
import java.util.List;
import org.springframework.web.bind.annotation.RestController;

@RestController
class RowController {
    List<OrderRow> list() {
        return List.of();
    }
}
