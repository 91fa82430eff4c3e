package io.goodsflow.supply.task.adapter.client;

import io.goodsflow.product.contract.api.PublishStateApi;
import org.springframework.cloud.openfeign.FeignClient;

@FeignClient(name = "product-service", contextId = "product-states", url = "${goodsflow.services.product.url}")
interface StateClient extends PublishStateApi {}
