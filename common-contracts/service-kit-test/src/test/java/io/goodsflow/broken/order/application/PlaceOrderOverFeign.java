package io.goodsflow.broken.order.application;

import feign.RequestTemplate;

class PlaceOrderOverFeign {
    final RequestTemplate template = new RequestTemplate();
}
