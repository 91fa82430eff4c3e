package io.goodsflow.kit.messaging;

import io.goodsflow.kernel.EventContract;

@EventContract(type = "kit.state-changed", version = 1, topic = "kit-test-b")
record StateChangedV1(long stateId, String title) {}
