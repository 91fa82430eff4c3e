package io.goodsflow.kit.messaging;

import io.goodsflow.kernel.EventContract;

@EventContract(type = "kit.unheard", version = 1, topic = "kit-test-a")
record UnheardV1(String note) {}
