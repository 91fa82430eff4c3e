package io.goodsflow.supply.deadletter.adapter.client;

import io.goodsflow.kit.feign.SafeToRepeat;
import io.goodsflow.kit.operations.DeadLetterApi;
import org.springframework.cloud.openfeign.FeignClient;

@SafeToRepeat("discard")
@FeignClient(
        name = "inventory-service",
        contextId = "inventory-dead-letters",
        url = "${goodsflow.services.inventory.url}")
interface InventoryLetters extends DeadLetterApi {}
