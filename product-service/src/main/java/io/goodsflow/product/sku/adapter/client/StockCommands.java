package io.goodsflow.product.sku.adapter.client;

import io.goodsflow.inventory.contract.api.CatalogueStockApi;
import io.goodsflow.kit.feign.SafeToRepeat;
import org.springframework.cloud.openfeign.FeignClient;

/** Adjusting and retiring are not sent again by themselves: an intent counts how often inventory-service was asked. */
@SafeToRepeat({"availability", "undoAdjust", "unretire"})
@FeignClient(name = "inventory-service", contextId = "inventory-catalogue", url = "${goodsflow.services.inventory.url}")
interface StockCommands extends CatalogueStockApi {}
