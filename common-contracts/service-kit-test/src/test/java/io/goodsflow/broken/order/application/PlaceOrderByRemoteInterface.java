package io.goodsflow.broken.order.application;

import io.goodsflow.store.contract.api.StoreApi;

record PlaceOrderByRemoteInterface(StoreApi store) {}
