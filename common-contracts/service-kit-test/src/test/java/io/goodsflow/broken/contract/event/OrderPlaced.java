package io.goodsflow.broken.contract.event;

import io.goodsflow.kernel.EventContract;

@EventContract(type = "broken.order-placed", version = 1, topic = "broken")
record OrderPlaced(long orderId) {}
