package io.goodsflow.supply.deadletter.adapter.client;

import io.goodsflow.kit.feign.SafeToRepeat;
import io.goodsflow.kit.operations.DeadLetterApi;
import org.springframework.cloud.openfeign.FeignClient;

@SafeToRepeat("discard")
@FeignClient(name = "qc-service", contextId = "qc-dead-letters", url = "${goodsflow.services.qc.url}")
interface QcLetters extends DeadLetterApi {}
