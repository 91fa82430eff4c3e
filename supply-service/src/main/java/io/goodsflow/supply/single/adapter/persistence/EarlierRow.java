package io.goodsflow.supply.single.adapter.persistence;

import org.jspecify.annotations.Nullable;

/** What a key stood for; without a task while its first transaction is open. */
record EarlierRow(@Nullable Long taskId, @Nullable Long taskItemId, String payloadHash) {}
