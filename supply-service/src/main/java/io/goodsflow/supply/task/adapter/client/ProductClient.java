package io.goodsflow.supply.task.adapter.client;

import io.goodsflow.kit.feign.SafeToRepeat;
import io.goodsflow.product.contract.api.DraftApi;
import org.springframework.cloud.openfeign.FeignClient;

@SafeToRepeat({"create", "update", "submit", "abandon"})
@FeignClient(name = "product-service", url = "${goodsflow.services.product.url}")
interface ProductClient extends DraftApi {}
