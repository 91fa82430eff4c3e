package io.goodsflow.supply.task.adapter.client;

import io.goodsflow.inventory.contract.api.InventoryApi;
import io.goodsflow.kit.feign.SafeToRepeat;
import org.springframework.cloud.openfeign.FeignClient;

@SafeToRepeat({"create", "stock"})
@FeignClient(name = "inventory-service", url = "${goodsflow.services.inventory.url}")
interface InventoryClient extends InventoryApi {}
