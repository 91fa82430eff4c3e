package io.goodsflow.broken.contract.event;

import io.goodsflow.kernel.EventContract;

/** Its golden file has a field that the record lost. */
@EventContract(type = "broken.changed", version = 1, topic = "broken")
public record ChangedV1(long orderId) {}
