package io.goodsflow.broken.basket.application;

import io.goodsflow.broken.order.adapter.persistence.TransactionalStore;

record FillBasketByOrderTable(TransactionalStore store) {}
