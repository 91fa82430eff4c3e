package io.goodsflow.broken.order.application;

import org.springframework.beans.factory.annotation.Autowired;

class FieldInjected {
    @Autowired
    Runnable work = () -> {};
}
