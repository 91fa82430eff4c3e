package io.goodsflow.supply.single.adapter.client;

import io.goodsflow.product.contract.api.ItemApi;
import org.springframework.cloud.openfeign.FeignClient;

@FeignClient(name = "product-service", contextId = "product-items", url = "${goodsflow.services.product.url}")
interface ItemClient extends ItemApi {}
