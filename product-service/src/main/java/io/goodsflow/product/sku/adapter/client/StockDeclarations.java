package io.goodsflow.product.sku.adapter.client;

import io.goodsflow.inventory.contract.api.InventoryApi;
import io.goodsflow.kit.feign.SafeToRepeat;
import org.springframework.cloud.openfeign.FeignClient;

@SafeToRepeat({"create", "stock"})
@FeignClient(
        name = "inventory-service",
        contextId = "inventory-declarations",
        url = "${goodsflow.services.inventory.url}")
interface StockDeclarations extends InventoryApi {}
