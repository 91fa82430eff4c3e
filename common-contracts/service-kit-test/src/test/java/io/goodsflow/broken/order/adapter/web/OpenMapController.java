package io.goodsflow.broken.order.adapter.web;

import java.util.List;
import java.util.Map;
import org.springframework.web.bind.annotation.RestController;

@RestController
class OpenMapController {
    List<Map<String, Object>> list() {
        return List.of();
    }
}
