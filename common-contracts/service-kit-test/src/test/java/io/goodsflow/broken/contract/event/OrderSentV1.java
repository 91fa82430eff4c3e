package io.goodsflow.broken.contract.event;

record OrderSentV1(long orderId) {}
