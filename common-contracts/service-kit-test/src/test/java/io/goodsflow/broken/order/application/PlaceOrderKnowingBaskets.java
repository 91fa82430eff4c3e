package io.goodsflow.broken.order.application;

import io.goodsflow.broken.basket.application.FillBasketByOrderPort;

record PlaceOrderKnowingBaskets(FillBasketByOrderPort basket) {}
