package io.goodsflow.kit.messaging;

import io.goodsflow.kernel.EventContract;

@EventContract(type = "kit.gathered", version = 1, topic = "kit-test-a")
record GatheredV1(String businessKey, String note) {}
