package io.goodsflow.product.browsing.adapter.client;

import io.goodsflow.inventory.contract.api.InventoryApi;
import io.goodsflow.kit.feign.SafeToRepeat;
import org.springframework.cloud.openfeign.FeignClient;

/** The stock question is a read, although it is asked by POST. */
@SafeToRepeat("stock")
@FeignClient(name = "inventory-service", url = "${goodsflow.services.inventory.url}")
interface InventoryClient extends InventoryApi {}
