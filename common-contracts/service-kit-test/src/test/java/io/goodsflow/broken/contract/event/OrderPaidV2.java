package io.goodsflow.broken.contract.event;

import io.goodsflow.kernel.EventContract;

@EventContract(type = "broken.order-paid", version = 1, topic = "broken")
record OrderPaidV2(long orderId) {}
