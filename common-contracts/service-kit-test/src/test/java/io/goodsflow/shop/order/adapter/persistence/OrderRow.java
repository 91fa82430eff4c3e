package io.goodsflow.shop.order.adapter.persistence;

record OrderRow(long id) {}
