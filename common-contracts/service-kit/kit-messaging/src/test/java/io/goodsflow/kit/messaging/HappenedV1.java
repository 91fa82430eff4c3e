package io.goodsflow.kit.messaging;

import io.goodsflow.kernel.EventContract;

@EventContract(type = "kit.happened", version = 1, topic = "kit-test-a")
record HappenedV1(String businessKey, String note) {}
