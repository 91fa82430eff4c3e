package io.goodsflow.supply.deadletter.adapter.client;

import io.goodsflow.kit.feign.SafeToRepeat;
import io.goodsflow.kit.operations.DeadLetterApi;
import org.springframework.cloud.openfeign.FeignClient;

@SafeToRepeat("discard")
@FeignClient(name = "product-service", contextId = "product-dead-letters", url = "${goodsflow.services.product.url}")
interface ProductLetters extends DeadLetterApi {}
