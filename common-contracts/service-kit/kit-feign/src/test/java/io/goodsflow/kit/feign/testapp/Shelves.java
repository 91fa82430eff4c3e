package io.goodsflow.kit.feign.testapp;

import io.goodsflow.kit.feign.SafeToRepeat;
import org.springframework.cloud.openfeign.FeignClient;

@SafeToRepeat("touch")
@FeignClient(name = "shelf-service", url = "${shelf.url}")
public interface Shelves extends ShelfApi {}
