package io.goodsflow.product.browsing.adapter.client;

import io.goodsflow.inventory.contract.api.InventoryApi;
import org.springframework.cloud.openfeign.FeignClient;

/** What a page asks is not asked again: it is shown without its stock sooner than late. */
@FeignClient(name = "inventory-service", url = "${goodsflow.services.inventory.url}")
interface InventoryClient extends InventoryApi {}
