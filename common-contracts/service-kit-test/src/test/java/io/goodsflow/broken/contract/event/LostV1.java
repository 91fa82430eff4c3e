package io.goodsflow.broken.contract.event;

import io.goodsflow.kernel.EventContract;

@EventContract(type = "broken.lost", version = 1, topic = "broken")
public record LostV1(long orderId) {}
