package io.goodsflow.shop.order.adapter.client;

import feign.RequestTemplate;
import io.goodsflow.store.contract.api.StoreApi;

record StoreClient(StoreApi store, RequestTemplate template) {}
