package io.goodsflow.shop.contract.api;

import jakarta.validation.constraints.Min;
import org.springframework.web.bind.annotation.GetMapping;

public interface OrderApi {
    @GetMapping("/internal/shop/orders")
    long count(@Min(1) long shop);
}
