package io.goodsflow.broken.order.application;

import io.goodsflow.store.stock.application.CountStock;

record PlaceOrderInsideOfStore(CountStock stock) {}
